import { PAGES } from '@darts/contracts/pages';
import { expect, test } from 'vitest';
import { paths } from '#platform/paths.ts';
import { routeAt, routes } from './routes.ts';
import { LeaguePage, NewLeaguePage, NotFoundPage } from './page-loaders.ts';

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

test.each(['ñ', '%C3%B1', 'Ñ x', 'a%2Fb', 'a%', '%E0%A4%A', '(a:b@c)', '%41', '🎯', '..%2f'])(
  'an address is led to one, and on to no other, whatever its parts are: %s',
  (part) => {
    // As a browser has them in its address bar.
    const shown = (address: string) => new URL(address, 'http://club.example').pathname;
    for (const path of ['/leagues', '/play/game/online', '/join', '/invitations']) {
      const { address } = routeAt(shown(`${path}/${part}`));
      expect(routeAt(shown(address)).address).toBe(shown(address));
    }
  },
);
