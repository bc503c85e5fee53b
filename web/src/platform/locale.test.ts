import { expect, test } from 'vitest';
import { plural } from './locale.ts';

test('a count of one is singular, and every other count is plural', () => {
  const darts = [0, 1, 2, 21, 1_000_000].map((count) =>
    plural(count, { one: 'dardo', other: 'dardos' }),
  );
  expect(darts).toEqual(['dardos', 'dardo', 'dardos', 'dardos', 'dardos']);
});
