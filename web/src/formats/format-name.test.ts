import { CLASSIC, PRESETS } from '@darts/rules/play/x01/settings';
import { expect, test } from 'vitest';
import { formatName } from './format-name.ts';

test.each([
  [CLASSIC, '501'],
  [PRESETS.double, '501 a doble'],
  [PRESETS.league, '501 a doble, al mejor de 3'],
  [PRESETS.quick, '301, 10 rondas'],
  [
    { ...PRESETS.double, start: 701, out: 'master', legs: 5 },
    '701 a doble o triple, al mejor de 5',
  ],
  [{ ...CLASSIC, in: 'double', rounds: 20 }, '501 con entrada a doble'],
  [{ ...PRESETS.double, in: 'double', rounds: 15 }, '501 con entrada y cierre a doble, 15 rondas'],
] as const)('the format %o is called %s', (format, name) => {
  expect(formatName(format)).toBe(name);
});
