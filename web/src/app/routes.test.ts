import { PAGES } from '@darts/contracts/pages';
import { expect, test } from 'vitest';
import { paths } from '#platform/paths.ts';
import { routeAt, routes } from './routes.ts';
import { LeaguePage, NewLeaguePage, NotFoundPage } from './page-loaders.ts';

test('the server knows every page of the app, and no other page', () => {
  const addresses = Object.values(routes).flatMap((screens) => Object.keys(screens));

  expect(new Set<string>(PAGES)).toEqual(new Set(addresses));
});

test('an exact address takes precedence over an address with a parameter', () => {
  expect(routeAt(paths.newLeague).screen).toBe(NewLeaguePage);
  expect(routeAt(paths.league('any'))).toMatchObject({
    audience: 'forReaders',
    screen: LeaguePage,
    params: { leagueId: 'any' },
  });
  expect(routeAt('/leagues/any/more').screen).toBe(NotFoundPage);
});

test.each(['ñ', '%C3%B1', 'Ñ x', 'a%2Fb', 'a%', '%E0%A4%A', '(a:b@c)', '%41', '🎯', '..%2f'])(
  'an address with any parameter is redirected once at most: %s',
  (part) => {
    // As a browser has them in its address bar.
    const shown = (address: string) => new URL(address, 'http://club.example').pathname;
    for (const path of ['/leagues', '/play/game/online', '/join', '/invitations']) {
      const { address } = routeAt(shown(`${path}/${part}`));
      expect(routeAt(shown(address)).address).toBe(shown(address));
    }
  },
);
