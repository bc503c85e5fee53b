import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ana } from '#test/people.ts';
import { good, serveAnswers } from '#test/server.ts';
import { endSession, noteSession, sessionQuery } from '#platform/session.ts';

/** Runs `act` while the request for the session is pending. */
async function whileAsking(act: (cache: QueryClient) => void, hasSession: boolean) {
  const cache = new QueryClient();
  serveAnswers({
    'GET /users/has-session': () => good({ hasSession }),
    'GET /users/getuser': () => good({ user: ana }),
  });
  const asked = cache.query(sessionQuery).catch(() => {});
  act(cache);
  await asked;
  await new Promise((resolve) => setTimeout(resolve, 20));
  return cache.getQueryData(sessionQuery.queryKey);
}

test('a user who has logged out stays logged out when an earlier call is answered later', async () => {
  expect(await whileAsking(endSession, true)).toBeNull();
});

test('a user who has logged in stays logged in when an earlier call is answered later', async () => {
  expect(await whileAsking((cache) => noteSession(cache, ana), false)).toEqual(ana);
});
