import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Realtime } from './realtime.tsx';
import { address, pressSoon, renderAt, seeToasts } from '#test/page.tsx';
import { biel, id } from '#test/people.ts';
import { asked, connectForEach, realtime, refuse, send } from '#test/socket.ts';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);
connectForEach();

const gameId = id(8);
const title = 'biel quiere apuntar por los dos. ¿Te parece bien?';

async function askedOnAnyPage() {
  renderAt('/legal/privacy', <Realtime />);
  await send('scoringProposed', { gameId, by: biel });
  await screen.findByRole('dialog', { name: title });
}

test('a player accepts a scoring proposal on any page, and goes to the game', async () => {
  realtime.answers.set('answerScoringProposal', () => ({ success: true }));
  await askedOnAnyPage();
  const yes = screen.getByRole('button', { name: 'Sí' });
  await waitFor(() => expect(yes.closest('[data-deaf]')).toBeNull());
  await pressSoon('Sí');
  await waitFor(() => expect(address()).toBe(`/play/game/online/${gameId}`));
  expect(asked('answerScoringProposal')).toMatchObject([{ payload: { gameId, accept: true } }]);
});

test('a scoring proposal that is answered or no longer valid disappears', async () => {
  await askedOnAnyPage();
  await send('scoringProposalAnswered', { gameId, userId: biel.userId, accept: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  refuse('answerScoringProposal', 'Ya no hay nada que contestar.');
  await send('scoringProposed', { gameId, by: biel });
  await pressSoon('No');
  await seeToasts('Ya no hay nada que contestar.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a player on any page reads that the rival waits at the board, also during another game', async () => {
  renderAt('/legal/privacy', <Realtime />);
  await send('rivalCalls', { gameId, by: biel, competition: 'Copa', isPlaying: false });
  await send('rivalCalls', { gameId, by: biel, competition: 'Liga', isPlaying: true });
  await seeToasts(
    'biel te espera en la diana: Copa.',
    'biel te espera cuando acabes esta partida: Liga.',
  );
});
