import { expect, test } from 'vitest';
import { lineOf } from './csv.ts';

test('a Spanish spreadsheet opens a CSV line correctly, and treats no text as a formula', () => {
  expect(lineOf(['=1+1', 'a;"b"', 54.321, null, '-x', '@a', 'Liga', -3])).toBe(
    `"'=1+1";"a;""b""";54,32;;"'-x";"'@a";Liga;-3\r\n`,
  );
  expect(lineOf(['dos\nlíneas', '🎯, 玩家', "L'Oche", '\t=1', 2026])).toBe(
    `"dos\nlíneas";🎯, 玩家;"L'Oche";"'\t=1";2026\r\n`,
  );
});
