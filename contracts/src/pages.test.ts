import { expect, test } from 'vitest';
import { isPage } from './pages.ts';

test.each(['/', '/login', '/LOGIN/', '/user/any-id', '/play/game/online/any-id', '/settings/'])(
  'there is a page at %s',
  (path) => {
    expect(isPage(path)).toBe(true);
  },
);

test.each(['/no', '/login/more', '/user', '/user/', '/leagues/a/b', '/.env', '//'])(
  'there is no page at %s',
  (path) => {
    expect(isPage(path)).toBe(false);
  },
);
