import type { GameResult, GamesAtRisk } from '@darts/contracts/results';
import { PRESETS } from '@darts/rules/play/x01/settings';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, pressSoon, renderAt, seeToasts } from '#test/page.tsx';
import { ana, biel, id, jefa } from '#test/people.ts';
import { broken, good, serveAnswers } from '#test/server.ts';
import { AtRiskRow } from './at-risk-row.tsx';

const gameId = id(9);
const competitionId = id(7);
const DECIDE = 'Decidir ana vs biel';

/** Result that biel proposes, having won two legs to one, with the points that ana had left. */
const proposalOf = (left: number) => ({
  by: { userId: biel.userId, username: 'biel' },
  proposedAt: '2026-11-20T20:00:00Z',
  legsWon: [1, 2] as [number, number],
  left,
  isDisputed: false,
  isLate: true,
});

const game: GamesAtRisk['games'][number] = {
  gameId,
  player1: ana,
  player2: biel,
  dueDate: '2026-11-15',
  agreedAt: null,
  dates: [],
  result: proposalOf(40),
  isStopped: false,
  remindedAt: null,
};

const resultOf = (left: number): GameResult => ({
  gameId,
  kind: 'league',
  competitionId,
  player1: ana,
  player2: biel,
  status: 'pendiente',
  version: 0,
  format: PRESETS.league,
  mayDraw: true,
  proposal: proposalOf(left),
  mayPropose: false,
  mayDecide: true,
  mayTakeBack: false,
  entered: null,
});

function openRow(answer: () => Response, of: Partial<typeof game> = {}): void {
  serveAnswers({ [`GET /games/${gameId}/result`]: answer });
  const place = {
    kind: 'league',
    competitionId,
    path: `/leagues/${competitionId}`,
    queryKey: ['leagues', competitionId],
  } as const;
  renderAt('/', <AtRiskRow place={place} game={{ ...game, ...of }} />, jefa);
}

test('a decision that fails to open opens with the next press', async () => {
  let answer = broken;
  openRow(() => answer());
  press(DECIDE);
  await seeToasts('No se ha podido hacer.');
  expect(screen.queryByRole('dialog')).toBeNull();

  answer = () => good({ result: resultOf(40) });
  press(DECIDE);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a decision begins with the current proposal', async () => {
  let left = 40;
  openRow(() => good({ result: resultOf(left) }));
  const leftThere = () => screen.findByLabelText<HTMLInputElement>('Puntos que le quedaban a ana');
  press(DECIDE);
  expect((await leftThere()).value).toBe('40');
  await pressSoon('Cancelar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  left = 32;
  press(DECIDE);
  expect((await leftThere()).value).toBe('32');
});

test('an agreed time is shown, and whether the game is still pending after it', () => {
  openRow(broken, { agreedAt: '2025-10-22T18:30:00.000Z' });
  expect(screen.getByText('Quedaron el 22 oct 2025, 20:30 y sigue pendiente.')).toBeDefined();
  cleanup();
  openRow(broken, { agreedAt: '2099-10-22T18:30:00.000Z' });
  expect(screen.getByText('Quedaron el 22 oct 2099, 20:30.')).toBeDefined();
});

test('the organiser reads which player reported a no-show, and when', () => {
  openRow(broken, {
    noShows: [{ by: { userId: biel.userId, username: 'biel' }, at: '2025-11-20T20:00:00Z' }],
  });
  expect(
    screen.getByText('biel avisó el 20 nov 2025, 21:00: su rival no ha venido.'),
  ).toBeDefined();
});
