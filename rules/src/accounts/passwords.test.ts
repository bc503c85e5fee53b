import { expect, test } from 'vitest';
import { missingPasswordParts } from './passwords.ts';

test.each([
  'Dardos-501',
  'aB3$5678',
  'Contraseña 1 con espacios.',
  'Ñandú_٣٤٥٦', // digits of any script
  'Пароль-123',
  `aB3$${'x'.repeat(124)}`,
])('accepts the password %s', (password) => {
  expect(missingPasswordParts(password)).toEqual([]);
});

test.each([
  ['aB3$567', ['length']],
  [`aB3$${'x'.repeat(125)}`, ['length']],
  ['dardos-501', ['upper']],
  ['DARDOS-501', ['lower']],
  ['Dardos-cinco', ['number']],
  ['Dardos501', ['symbol']],
  ['Dardos 501', ['symbol']],
  ['Dardós501', ['symbol']],
  ['Dardo\u0301s501', ['symbol']], // an accent of its own is part of a letter
  ['dardos', ['length', 'upper', 'number', 'symbol']],
  ['', ['length', 'upper', 'lower', 'number', 'symbol']],
])('names the rules that %s breaks: %j', (password, parts) => {
  expect(missingPasswordParts(password)).toEqual(parts);
});
