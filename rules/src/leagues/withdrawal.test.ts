import { expect, test } from 'vitest';
import { isAllVoid } from './withdrawal.ts';

test('half of the games count, one fewer does not', () => {
  expect([isAllVoid(4, 8), isAllVoid(3, 8), isAllVoid(4, 7), isAllVoid(3, 7)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(isAllVoid(0, 1)).toBe(true);
});
