import type { GameResult } from '@darts/contracts/results';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { focusManager } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressByKey, pressSoon, renderAt } from '#test/page.tsx';
import { ana, biel, carla, id, jefa } from '#test/people.ts';
import { broken, good, serveAnswers } from '#test/server.ts';
import { GameInCompetition } from './game-in-competition.tsx';
import type { GameOf } from './game-of.ts';

const game: GameOf = {
  gameId: id(8),
  player1: ana,
  player2: biel,
  status: 'pendiente',
  version: 0,
  leagueId: id(9),
  tournamentId: null,
};

function open(changes: Partial<GameOf> = {}, user = ana, of: object = {}): void {
  const stage = { name: 'Liga de Otoño', round: 3, rounds: 4, date: '2026-11-26', ...of };
  const { date: _, ...ofTournament } = stage;
  const found = { ...game, ...changes };
  serveAnswers({
    [`GET /games/${game.gameId}/stage`]: () =>
      good({ stage: found.leagueId === null ? ofTournament : stage }),
  });
  renderAt('/', <GameInCompetition game={found} />, user);
}

test('a league game shows its round and date, and links to the league', async () => {
  open({}, carla);
  const link = await screen.findByRole('link', { name: 'Liga de Otoño' });
  expect(link.getAttribute('href')).toBe(`/leagues/${id(9)}`);
  expect(screen.getByText('Jornada 3 · 26/11/2026')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Jugar' })).toBeNull();
});

test('a finished game shows that it no longer counts after a withdrawal', async () => {
  open({ status: 'finalizada', endReason: 'zero' }, carla, { isVoided: true });
  expect(await screen.findByText(/ · No cuenta por retirada$/)).toBeDefined();
});

test('a tournament game shows its round, and links to the bracket', async () => {
  open({ leagueId: null, tournamentId: id(7) });
  const link = await screen.findByRole('link', { name: 'Liga de Otoño' });
  expect(link.getAttribute('href')).toBe(`/tournaments/view/${id(7)}`);
  expect(screen.getByText('Semifinales')).toBeDefined();
});

test('a player can start their own pending game when both players are known', async () => {
  open();
  const play = await screen.findByRole('link', { name: 'Jugar' });
  expect(play.getAttribute('href')).toBe(`/game/lobby/${game.gameId}`);
});

test.each([{ player2: null }, { status: 'finalizada' }, { status: 'encurso' }] as const)(
  'a game cannot be started with %o',
  async (changes) => {
    open(changes);
    await screen.findByRole('link', { name: 'Liga de Otoño' });
    expect(screen.queryByRole('link', { name: 'Jugar' })).toBeNull();
  },
);

const undecided: GameResult = {
  gameId: game.gameId,
  kind: 'league',
  competitionId: id(9),
  player1: ana,
  player2: biel,
  status: 'pendiente',
  version: 0,
  format: CLASSIC,
  mayDraw: true,
  mayPropose: true,
  mayDecide: false,
  mayTakeBack: false,
  proposal: null,
  entered: null,
};

test('the keyboard focus moves into the result form, and back when the form closes', async () => {
  const path = `GET /games/${game.gameId}`;
  serveAnswers({
    [`${path}/dates`]: () => good({ dates: null }),
    [`${path}/result`]: () => good({ result: undecided }),
  });
  renderAt('/', <GameInCompetition game={game} />);
  await screen.findByRole('button', { name: 'Introducir resultado' });
  pressByKey('Introducir resultado');
  const winner = screen.getByRole('group', { name: '¿Quién ganó?' });
  expect(winner.contains(document.activeElement)).toBe(true);
  pressByKey('Cancelar');
  expect(document.activeElement?.textContent).toBe('Introducir resultado');
});

test("an organiser's typed text survives a lost connection", async () => {
  const result: GameResult = { ...undecided, mayPropose: false, mayDecide: true };
  const stage = { name: 'Liga de Otoño', round: 3, rounds: 4, date: '2026-11-26' };
  let failed = 0;
  let isDown = false;
  const answer = (data: object) => () => {
    if (!isDown) return good(data);
    failed += 1;
    return broken();
  };
  const path = `GET /games/${game.gameId}`;
  serveAnswers({
    [`${path}/stage`]: answer({ stage }),
    [`${path}/dates`]: answer({ dates: null }),
    [`${path}/result`]: answer({ result }),
  });
  renderAt('/', <GameInCompetition game={game} />, jefa);
  await pressSoon('Decidir partida');
  const reason = () => screen.getByLabelText<HTMLInputElement>('Motivo');
  fireEvent.change(reason(), { target: { value: 'biel avisó a las nueve' } });

  isDown = true;
  focusManager.setFocused(false);
  focusManager.setFocused(true); // the phone wakes up, or the tab is come back to
  await expect.poll(() => failed).toBeGreaterThan(2);
  expect(reason().value).toBe('biel avisó a las nueve');
});
