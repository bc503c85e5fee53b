import { describe, expect, test } from 'vitest';
import { isPlainLine, isPlainText } from './text.ts';

describe('a line of text', () => {
  test.each([
    '',
    'Liga de Otoño, 2.ª división (grupo «B») · 5 €',
    'L’Hospitalet – Núria & Íñigo: 100% 501!',
    'Nu\u0301ria',
    'дартс 飞镖 سهام डार्ट',
    '🎯 ❤️ 1️⃣ 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇪🇸 👍🏽',
    'con\u00A0espacio fijo',
  ])('may be %s', (line) => {
    expect(isPlainLine(line)).toBe(true);
  });

  test.each([
    ['a line feed', '\n'],
    ['a carriage return', '\r'],
    ['a tab', '\t'],
    ['null', '\0'],
    ['an escape sequence', '\u001B[31m'],
    ['a next line', '\u0085'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['a right-to-left override', '\u202E'],
    ['a left-to-right embedding', '\u202A'],
    ['a right-to-left isolate', '\u2067'],
    ['a right-to-left mark', '\u200F'],
    ['an Arabic letter mark', '\u061C'],
    ['a zero-width space', '\u200B'],
    ['a zero-width joiner of no emoji', '\u200D'],
    ['a soft hyphen', '\u00AD'],
    ['a byte order mark', '\uFEFF'],
    ['a variation selector of no emoji', '\uFE0F'],
    ['a tag of no emoji', '\u{E0061}'],
    ['a Hangul filler', '\u3164'],
    ['a braille blank', '\u2800'],
    ['an interlinear annotation', '\uFFF9'],
    ['half a surrogate pair', '\uD835'],
    ['a noncharacter, which XML forbids', '\uFFFE'],
    ['another', '\uFFFF'],
    ['a noncharacter in the middle of the plane', '\uFDD0'],
    ['a noncharacter of another plane', '\u{1FFFE}'],
  ])('may not contain %s', (_, unseen) => {
    expect(isPlainLine(`${unseen}Liga`)).toBe(false);
    expect(isPlainLine(`Li${unseen}ga`)).toBe(false);
    expect(isPlainLine(`Liga${unseen}`)).toBe(false);
  });
});

test('a text is plain if each line is plain', () => {
  expect(isPlainText('Jueves a las 21 h.\n\nEn El Triple 🎯')).toBe(true);
  expect(isPlainText('Jueves\n\u202Esaveuj')).toBe(false);
  expect(isPlainText('Jueves\r\na las 21 h')).toBe(false);
});
