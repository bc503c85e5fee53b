import { PAGES } from '@darts/contracts/pages';
import { expect, test } from 'vitest';
import { paths } from '#platform/paths.ts';
import { routes } from './routes.ts';

test('the server knows every page that there is, and no other', () => {
  const addresses = Object.values(routes).flatMap((screens) => Object.keys(screens));

  expect(new Set<string>(PAGES)).toEqual(new Set([...addresses, paths.settings]));
});
