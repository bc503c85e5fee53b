import { PAGES } from '@darts/contracts/pages';
import { expect, test } from 'vitest';
import { paths } from '#platform/paths.ts';
import { routeAt, routes } from './routes.ts';
import { LeaguePage, NewLeaguePage, NotFoundPage } from './screens.ts';

test('the server knows every page that there is, and no other', () => {
  const addresses = Object.values(routes).flatMap((screens) => Object.keys(screens));

  expect(new Set<string>(PAGES)).toEqual(new Set(addresses));
});

test('an address in full comes before one with a part that may be anything', () => {
  expect(routeAt(paths.newLeague).screen).toBe(NewLeaguePage);
  expect(routeAt(paths.league('any'))).toMatchObject({
    audience: 'forReaders',
    screen: LeaguePage,
    params: { leagueId: 'any' },
  });
  expect(routeAt('/leagues/any/more').screen).toBe(NotFoundPage);
});
