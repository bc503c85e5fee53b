import { expect, test } from 'vitest';
import { EMAIL } from './emails.ts';

test.each([
  'ana@correo.es',
  'r&d@club.es',
  'a/b@x.es',
  "o'hara+dardos@mail.club.es",
  'ana.maria@xn--espaa-rta.xn--p1ai',
])('mail goes to %s', (address) => {
  expect(address).toMatch(EMAIL);
});

test.each([
  'ana',
  'ana@correo',
  'ana@correo.e',
  'ana..maria@correo.es',
  '.ana@correo.es',
  'ana.@correo.es',
  'ana maria@correo.es',
  'ana@correo..es',
  'ana@-correo.es',
  'ana@correo.es,biel@correo.es',
  'Ana <ana@correo.es>',
  'ana@correo.es\r\nbcc: biel@correo.es',
])('no mail goes to %j', (address) => {
  expect(address).not.toMatch(EMAIL);
});
