import { expect, test } from 'vitest';
import { pageToReturnTo, returnTo } from './return-to.ts';

test('a page is returned to with its query and its place in it', () => {
  const state = returnTo({ pathname: '/leagues', search: '?q=copa', hash: '#main' });
  expect(pageToReturnTo(state)).toBe('/leagues?q=copa#main');
});

test.each([
  null,
  {},
  { from: '/online' },
  { returnTo: 7 },
  { returnTo: '' },
  { returnTo: 'online' },
  { returnTo: 'https://malo.example/' },
  { returnTo: 'javascript:alert(1)' },
  { returnTo: '//malo.example' },
  { returnTo: '/\\malo.example' },
  { returnTo: '/\t/malo.example' },
])('%j returns home', (state) => {
  expect(pageToReturnTo(state)).toBe('/');
});
