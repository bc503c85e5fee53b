import { ToWords as CatalanWords } from 'to-words/ca-ES';
import { ToWords as SpanishWords } from 'to-words/es-ES';
import { describe, expect, test } from 'vitest';
import { catalanNumber } from './catalan-numbers.ts';
import { spanishNumber } from './spanish-numbers.ts';

/** Whatever a game can leave or score: a local one starts from 9999 at most. */
const all = Array.from({ length: 10_000 }, (_, number) => number);

describe('in Spanish', () => {
  const library = new SpanishWords();
  const theirs = all.map((number) => library.convert(number).toLowerCase());

  test('every number from 0 to 9999 matches an independent library', () => {
    expect(all.map(spanishNumber)).toEqual(theirs);
  });

  test.each([
    [0, 'cero'],
    [16, 'dieciséis'],
    [21, 'veintiuno'],
    [32, 'treinta y dos'],
    [100, 'cien'],
    [101, 'ciento uno'],
    [180, 'ciento ochenta'],
    [501, 'quinientos uno'],
    [1001, 'mil uno'],
    [1100, 'mil cien'],
    [9999, 'nueve mil novecientos noventa y nueve'],
  ])('%i is %s', (number, words) => {
    expect(spanishNumber(number)).toBe(words);
  });
});

describe('in Catalan', () => {
  const library = new CatalanWords();
  const theirs = all.map((number) => library.convert(number).toLowerCase());

  /**
   * The library errs in two places. It leaves out the hyphen between tens and units, which the rule of
   * "desenes, unitats, centenes" wants; and it writes "un", which only stands before a noun, where a
   * number is named by itself: "1 u, 21 vint-i-u, 31 trenta-u, 32 trenta-dos" (Consorci per a la
   * Normalització Lingüística, Gramàtica, "Els numerals", cpnl.cat/gramatica/24).
   */
  const mended = (words: string) => words.replace('nta ', 'nta-').replace(/\bun$/, 'u');

  test('every number from 0 to 9999 matches an independent library with its errors corrected', () => {
    expect(all.map(catalanNumber)).toEqual(theirs.map(mended));
  });

  test('the library errs only in units after tens from thirty, and in numbers that end in one', () => {
    const differing = all.filter((number) => catalanNumber(number) !== theirs[number]);
    const expected = all.filter((number) => {
      const [tens, units] = [Math.floor(number / 10) % 10, number % 10];
      return (tens >= 3 && units > 0) || (units === 1 && tens !== 1);
    });
    expect(differing).toEqual(expected);
  });

  test.each([
    [0, 'zero'],
    [1, 'u'],
    [11, 'onze'],
    [17, 'disset'],
    [18, 'divuit'],
    [20, 'vint'],
    [21, 'vint-i-u'],
    [32, 'trenta-dos'],
    [100, 'cent'],
    [180, 'cent vuitanta'],
    [200, 'dos-cents'],
    [501, 'cinc-cents u'],
    [999, 'nou-cents noranta-nou'],
    [1001, 'mil u'],
    [9999, 'nou mil nou-cents noranta-nou'],
  ])('%i is %s', (number, words) => {
    expect(catalanNumber(number)).toBe(words);
  });
});
