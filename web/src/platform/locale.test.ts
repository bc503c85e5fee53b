import { expect, test } from 'vitest';
import { plural } from './locale.ts';

test('one of a thing is singular, none and any other number of it plural', () => {
  const darts = [0, 1, 2, 21, 1_000_000].map((count) =>
    plural(count, { one: 'dardo', other: 'dardos' }),
  );
  expect(darts).toEqual(['dardos', 'dardo', 'dardos', 'dardos', 'dardos']);
});
