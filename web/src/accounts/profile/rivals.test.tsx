import type { Rivalry } from '@darts/contracts/figures';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, pressSoon, renderAt, seeText } from '#test/page.tsx';
import { ana, biel, id } from '#test/people.ts';
import { broken, good, serveAnswers } from '#test/server.ts';
import { Rivals } from './rivals.tsx';

const against = (digit: number): Rivalry => ({
  rival: digit === 0 ? biel : { userId: id(digit + 3), username: `rival ${digit}` },
  games: 1,
  won: 1,
  drawn: 0,
  legs: 1,
  legsWon: 1,
  lastAt: `2026-11-05T20:3${9 - digit}:00.000Z`,
});

/**
 * Opens the rivals of ana, with a page of them and all games against them out of reach.
 *
 * @returns mends the server
 */
function openWithout(page: 'first' | 'second') {
  let isMended = false;
  const rivals = Array.from({ length: 6 }, (_, digit) => against(digit));
  serveAnswers({
    [`GET /users/${ana.userId}/rivals`]: (query) => {
      const isFirst = !query.has('before');
      if (!isMended && isFirst === (page === 'first')) return broken();
      return good({ rivals: isFirst ? rivals : [against(6)] });
    },
    [`GET /games/getFinishedGamesByUser/${ana.userId}`]: () =>
      isMended ? good({ games: [] }) : broken(),
  });
  renderAt('/', <Rivals userId={ana.userId} />);
  return () => {
    isMended = true;
  };
}

test('rivals that fail to load show an error, and can be retried', async () => {
  const mend = openWithout('first');
  await seeText('No se han podido cargar los rivales.');
  mend();
  press('Reintentar');
  await seeText('biel');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('more rivals that fail to load show an error below the loaded rivals, and can be retried', async () => {
  const mend = openWithout('second');
  await pressSoon('Ver más');
  await seeText('No se ha podido cargar más.');
  expect(screen.getByText('biel')).toBeTruthy();
  mend();
  press('Reintentar');
  await seeText('rival 6');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('games against a rival that fail to load show an error, and can be retried', async () => {
  const mend = openWithout('second');
  await pressSoon('biel 1 – 0 1 ganada, 0 perdidas');
  await seeText('No se han podido cargar las partidas.');
  mend();
  press('Reintentar');
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});
