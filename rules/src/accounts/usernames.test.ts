import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUsername, nameKey, sortKey } from './usernames.ts';

describe('isUsername', () => {
  test.each([
    'ana',
    'Jugador_1',
    'j.p-r',
    '180',
    'Núria',
    'Nu\u0301ria',
    'Íñigo',
    'Gal·la',
    'MARCEL·LÍ',
    'Дмитрий',
    'ελένη',
    '玩家一号',
    'निशाना',
    'مريم',
    '𝒜𝒷𝒸',
    'ana' + '.'.repeat(12),
  ])('accepts %s', (name) => {
    expect(isUsername(name)).toBe(true);
  });

  test.each([
    ['is empty', ''],
    ['is shorter than 3', 'an'],
    ['is shorter than 3 characters, though not in UTF-16', '𝒜𝒷'],
    ['is longer than 15', 'a'.repeat(16)],
    ['has a space', 'ana maría'],
    ['has a no-break space', 'ana\u00A0b'],
    ['has a line feed at the end', 'ana\n'],
    ['has a symbol', 'ana+b'],
    ['has a slash', 'ana/b'],
    ['has a middle dot elsewhere than between two l', 'an·a'],
    ['begins with a middle dot', '·lla'],
    ['ends with a middle dot', 'gal·'],
    ['has two middle dots', 'gal··la'],
    ['has an at sign', 'ana@b'],
    ['has an emoji', 'ana🎯'],
    ['begins with an accent that belongs to no letter', '\u0301ana'],
    ['has half a surrogate pair', 'ana\uD835'],
  ])('refuses a name that %s', (_, name) => {
    expect(isUsername(name)).toBe(false);
  });

  test.each([
    ['zero-width space', '\u200B'],
    ['zero-width joiner', '\u200D'],
    ['right-to-left override', '\u202E'],
    ['soft hyphen', '\u00AD'],
    ['byte order mark', '\uFEFF'],
    ['word joiner', '\u2060'],
    ['combining grapheme joiner', '\u034F'],
    ['variation selector', '\uFE0F'],
    ['Hangul filler, a letter to Unicode', '\u3164'],
    ['halfwidth Hangul filler', '\uFFA0'],
    ['Mongolian vowel separator', '\u180E'],
    ['tag', '\u{E0061}'],
    ['braille blank', '\u2800'],
    ['null', '\0'],
  ])('refuses an invisible character: %s', (_, invisible) => {
    expect(isUsername(`${invisible}ana`)).toBe(false);
    expect(isUsername(`an${invisible}a`)).toBe(false);
    expect(isUsername(`ana${invisible}`)).toBe(false);
  });
});

describe('nameKey', () => {
  test.each([
    ['case', 'José', 'JOSÉ'],
    ['how an accent is written', 'José', 'Jose\u0301'],
    ['full width', 'josé', 'ｊｏｓé'],
    ['mathematical letters', 'Abc', '𝒜𝒷𝒸'],
    ['ligatures', 'fino', 'ﬁno'],
    ['how a middle dot is written', 'gal·la', 'gaŀla'],
    ['sharp s', 'Strauß', 'STRAUSS'],
    ['capital sharp s', 'STRAUẞ', 'Strauss'],
    ['final sigma', 'ΟΔΟΣ', 'οδος'],
    ['final sigma or not', 'οδοσ', 'οδος'],
    ['iota below', 'ᾳδω', 'ΑΙΔΩ'],
    ['iota below a line', 'α\u0305\u0345δω', 'Α\u0305ΙΔΩ'],
  ])('gives the same key to two names that differ in %s', (_, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['an accent', 'jose', 'josé'],
    ['a dot', 'ana', 'ana.'],
    ['a middle dot and a dot', 'gal·la', 'gal.la'],
    ['a middle dot and a hyphen', 'gal·la', 'gal-la'],
    ['a middle dot or none', 'gal·la', 'galla'],
    ['look-alike digits', 'l1la', 'lila'],
    ['look-alike alphabets', 'ana', 'аnа'],
  ])('gives different keys to two names that differ in %s', (_, one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  const someName = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 15 }).filter(isUsername);

  test('of a key is the same key', () => {
    fc.assert(
      fc.property(someName, (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
    );
  });

  test('does not depend on the case or the encoding of the name', () => {
    fc.assert(
      fc.property(someName, (name) => {
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
          expect(nameKey(name.normalize(form))).toBe(nameKey(name));
        }
        expect(nameKey(name.toUpperCase())).toBe(nameKey(name));
        expect(nameKey(name.toLowerCase())).toBe(nameKey(name));
      }),
    );
  });
});

describe('sortKey', () => {
  test('puts names in the order of a Spanish list', () => {
    const names = [
      'abel',
      'Ángel',
      'anzu',
      'añil',
      'aorta',
      'nora',
      'nzu',
      'Ñu',
      'Óscar',
      'oso',
      'Zoe',
    ];
    const byKey = (one: string, other: string) => (sortKey(one) < sortKey(other) ? -1 : 1);
    expect(names.toReversed().toSorted(byKey)).toEqual(names);
    expect(names.toSorted(new Intl.Collator('es').compare)).toEqual(names);
  });

  test('sorts Spanish letters as a dictionary does', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnñopqrstuvwxyz'.split(''));
    const name = fc
      .array(letter, { minLength: 1, maxLength: 5 })
      .map((letters) => letters.join(''));
    const { compare } = new Intl.Collator('es');
    fc.assert(
      fc.property(name, name, (one, other) => {
        const order = sortKey(one) < sortKey(other) ? -1 : Number(sortKey(one) > sortKey(other));
        expect(order).toBe(Math.sign(compare(one, other)));
      }),
    );
  });
});
