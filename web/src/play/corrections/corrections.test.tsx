import { screen, waitFor } from '@testing-library/react';
import type { GameView } from '@darts/contracts/play';
import { expect, onTestFinished, test, vi } from 'vitest';
import { afterAna, gameId, newGame } from '#test/games.ts';
import { enter, playForEach, update } from '#test/online-game.tsx';
import { press, seeText, seeToast, seeToasts } from '#test/page.tsx';
import { ana, biel } from '#test/people.ts';
import { asked, realtime, seeAsked, send } from '#test/socket.ts';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);

playForEach();

const thrown: GameView = {
  ...afterAna(60),
  turns: [
    { playerId: ana.userId, seat: 1, leg: 1, totalScore: 60, bust: false, darts: [20, 20, 20] },
  ],
};
const { turns } = thrown;
const game: GameView = { ...thrown, lastTurn: turns[0]! };
const correction = { userId: ana.userId, turn: 0, totalScore: 45, bust: false };
const answer = { gameId, turn: 0, accepted: false };

test('a player asks for a correction, reads the answer, and reads when it is too late', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await enter(game);
  press('Corregir mi último turno');
  press('✅ Confirmar');
  await seeAsked('proposeCorrection', 1);
  expect(asked('proposeCorrection')).toMatchObject([
    { payload: { gameId, turn: 0, darts: [20, 20, 20] } },
  ]);

  await update({ ...game, version: 3, correction });
  await screen.findByRole('button', { name: 'Falta que biel lo acepte: 45, no 60 Ver' });
  await send('correctionAnswered', { ...answer, userId: biel.userId, accepted: true });
  await seeToasts(`${biel.username} ha aceptado la corrección.`);
  await update({ ...game, version: 4 });
  vi.advanceTimersByTime(500); // until no tap is the second of a double one
  press('Corregir mi último turno');
  await seeText('Corriges tu turno: 60');
  const next = { playerId: biel.userId, seat: 2, leg: 1, totalScore: 26, bust: false } as const;
  await update({
    ...game,
    version: 5,
    turn: ana.userId,
    turns: [...turns, next],
    lastTurn: next,
    expectedTurn: 2,
  });
  await seeToasts(
    `${biel.username} ha aceptado la corrección.`,
    'Tu rival ya ha lanzado: ese turno ya no se puede corregir.',
  );
  expect(screen.queryByText('Corregir mi último turno')).toBeNull();
});

test('a correction request with a lost answer is not repeated once the rival has answered', async () => {
  await enter(game);
  press('Corregir mi último turno');
  realtime.answers.set('proposeCorrection', () => {
    throw new Error('operation has timed out');
  });
  press('✅ Confirmar');
  await seeToast('No se puede conectar con el servidor. Comprueba tu conexión.');
  await update({ ...game, version: 3, correction });
  await screen.findByRole('button', { name: 'Falta que biel lo acepte: 45, no 60 Ver' });
  await update({ ...game, version: 4 });
  await screen.findByRole('button', { name: 'Corregir mi último turno' });
  expect(screen.queryByText('Corriges tu turno: 60')).toBeNull();
});

test('a player who scores for both reads that they correct the turn of the rival', async () => {
  const biels = { ...turns[0]!, playerId: biel.userId, seat: 2, scoredBy: ana.userId } as const;
  await enter({
    ...newGame,
    scorer: ana.userId,
    turns: [turns[0]!, biels],
    lastTurn: biels,
    expectedTurn: 2,
    version: 3,
  });
  press('↩️ Deshacer');
  await seeText('Corriges el turno de biel: 60');
});

test('a player reads that the rival corrects the player’s own turn, and can refuse', async () => {
  const scored = { ...turns[0]!, scoredBy: biel.userId };
  const wish = { ...correction, userId: biel.userId };
  await enter({
    ...game,
    scorer: biel.userId,
    turns: [scored],
    lastTurn: scored,
    correction: wish,
  });
  press('biel dice que fueron 45, no 60 Ver');
  expect(screen.getByRole('dialog', { name: 'biel corrige tu último turno' })).toBeTruthy();
  realtime.answers.set('answerCorrection', () => new Promise(() => {}));
  press('No aceptar');
  const refuse = screen.getByRole('button', { name: 'No aceptar' });
  await waitFor(() => expect(refuse.getAttribute('aria-disabled')).toBe('true'));
  expect(refuse).toHaveProperty('disabled', false); // which would take the focus from it
});

test('a player who closed a leg and starts the next leg corrects the last turn by undoing it', async () => {
  await enter({ ...game, leg: 2, legWinners: [1], turn: ana.userId });
  press('↩️ Deshacer');
  await seeText('Corriges tu turno: 60');
});

test('the rival’s correction waits above the board until withdrawn, and is answered by version', async () => {
  const biels = { ...turns[0]!, playerId: biel.userId, seat: 2 } as const;
  const wish = { ...correction, userId: biel.userId, turn: 1 };
  const mine: GameView = {
    ...newGame,
    turns: [turns[0]!, biels],
    lastTurn: biels,
    expectedTurn: 2,
    version: 7,
    correction: wish,
  };
  await enter(mine);
  expect(screen.getByText('No hay dardos lanzados')).toBeTruthy();
  press(`${biel.username} dice que fueron 45, no 60 Ver`);
  realtime.answers.set('answerCorrection', () => ({ success: true }));
  press('Aceptar corrección');
  await seeAsked('answerCorrection', 1);
  expect(asked('answerCorrection')).toMatchObject([
    { payload: { gameId, accept: true, version: 7 } },
  ]);

  const { correction: _, ...without } = mine;
  await update({ ...without, version: 8 });
  await send('correctionAnswered', { ...answer, turn: 1, userId: biel.userId });
  await seeToasts(`${biel.username} ha retirado la corrección.`);
  expect(screen.queryByRole('dialog')).toBeNull();
  await update({ ...mine, version: 9 });
  await screen.findByRole('button', { name: `${biel.username} dice que fueron 45, no 60 Ver` });
  expect(screen.queryByRole('dialog')).toBeNull();
});
