import { expect, test } from 'vitest';
import { pageToReturnTo, returnTo } from './return-to.ts';

test('a return to a page keeps its query and its hash', () => {
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
])('the invalid return page %j leads home', (state) => {
  expect(pageToReturnTo(state)).toBe('/');
});
