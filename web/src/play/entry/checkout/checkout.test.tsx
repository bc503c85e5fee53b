import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, open, startForEach, throwAt } from '#test/local-game.tsx';
import { press } from '#test/page.tsx';

startForEach();

const lines = () =>
  screen.queryAllByText(/Cierre: |Sin cierre/).map(({ textContent }) => textContent);

test('the best checkout is shown, changes with each dart, and is marked on the board', () => {
  open({ start: 170, out: 'double' });
  expect(lines()).toEqual(['Cierre: Triple 20, 60; Triple 20, 60; Doble Bull, 50']);
  throwAt('Triple 20, 60');
  expect(lines()).toEqual(['. Cierre: Triple 20, 60', '. Cierre: Doble Bull, 50']);
  expect(document.querySelectorAll('path[class*="hint"]')).toHaveLength(1);
  throwAt('Simple 20, 20'); // 90 left, and one dart
  expect(lines()).toEqual([]);
  press('↩️ Deshacer');
  press('Cambiar el primer dardo: Triple 20, 60');
  expect(lines()).toEqual([]); // it would not be for the dart that is changed
});

test('a low score without a checkout says so, also for the entry of totals', () => {
  open({ start: 169, out: 'double' });
  expect(lines()).toEqual(['Sin cierre']);
  choose('Numerico');
  expect(lines()).toEqual(['Sin cierre']);
});

test.each([
  ['too far from the end', { start: 171, out: 'double' }],
  ['with a straight out', { start: 179 }],
  ['before it is opened', { start: 40, in: 'double' }],
] as const)('no checkout is shown %s', (_, setup) => {
  open(setup);
  expect(lines()).toEqual([]);
});

test('no checkout is shown when the setting is off', () => {
  localStorage.setItem('checkouts', 'off');
  open({ start: 40 });
  expect(lines()).toEqual([]);
});
