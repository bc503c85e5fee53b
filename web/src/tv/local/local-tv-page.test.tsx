/** A bar's screen shows the state of the phone whose game it relays. */
import type { RelayedAnswer } from '@darts/contracts/screens';
import { glanceAt } from '@darts/contracts/game/glance';
import { newGame } from '@darts/rules/play/match';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '../../../test/page.tsx';
import { good, serveAnswers } from '../../../test/server.ts';
import { LocalTvPage } from './local-tv-page.tsx';

test('a screen reports the lost signal of a phone until the signal is back', async () => {
  const answer: RelayedAnswer = {
    id: 'A'.repeat(43),
    game: { ...glanceAt(newGame()), players: ['Ana', 'Biel'], status: 'encurso', beds: [] },
    isSilent: false,
  };
  let shown = answer;
  serveAnswers({ 'GET /tv/local/ABCD': () => good(shown) });
  visit('/tv/local/ABCD', <LocalTvPage code="ABCD" />, null);
  const said = () => within(screen.getByRole('main')).getByRole('status').textContent;
  await screen.findByRole('region', { name: 'Ana' });
  expect(said()).toBe('');

  shown = { ...answer, isSilent: true };
  await waitFor(() => expect(said()).toBe('Sin señal del móvil'));
  expect(screen.getByRole('region', { name: 'Biel' })).toBeDefined(); // with the game as it was
  shown = answer;
  await waitFor(() => expect(said()).toBe(''));
});
