import { CLASSIC } from '@darts/rules/play/x01/settings';
import { act } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameId } from '#test/games.ts';
import { address, press, renderAt } from '#test/page.tsx';
import { ana, biel } from '#test/people.ts';
import { connectForEach, realtime } from '#test/socket.ts';
import { noteWaiting } from '#lobby/waiting-here.ts';
import { WaitingGame } from '#lobby/waiting-game.tsx';
import { ExitGuardProvider, useExitGuard } from '#platform/exit-guard.tsx';
import { paths } from '#platform/paths.ts';
import { dispatchServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';
import { useCallToGame } from './use-call-to-game.ts';

vi.mock('socket.io-client', async () => (await import('#test/socket.ts')).socketIo);
connectForEach();

const offer = vi.fn<(gameId: string) => void>();
const game = paths.onlineGame(gameId);

function Page({ isGuarded }: { readonly isGuarded: boolean }) {
  const navigate = useNavigate();
  useExitGuard(isGuarded);
  useCallToGame(ana.userId, offer);
  return (
    <>
      <button type="button" onClick={() => void navigate(game)}>
        A la partida
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
    </>
  );
}

const entry = { userId: biel.userId, username: 'biel', mpt: 60, format: CLASSIC };

/** Opens a page for a user who waits for a game or not. */
function open(path: string, { isGuarded = false } = {}) {
  renderAt(
    path,
    <ExitGuardProvider>
      <Page isGuarded={isGuarded} />
      <WaitingGame game={entry} challenge={undefined} />
    </ExitGuardProvider>,
  );
}

const call = () => act(async () => dispatchServerEvent('joinGameRoom', { gameId }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hold = (hasOtherSocketInGame: boolean) =>
  realtime.answers.set('hasOtherSocketInGame', () => ({ success: true, hasOtherSocketInGame }));

beforeEach(async () => {
  await ask('hasOtherSocketInGame', {}); // it is connected
  vi.useFakeTimers();
  sessionStorage.clear();
  offer.mockClear();
  hold(false);
});

afterEach(() => void vi.useRealTimers());

test('the challenger goes to the game at once, from any page', async () => {
  open('/leagues');
  press('Retar a biel');
  await call();
  expect(address()).toBe(game);
});

test.each([
  ['in the lobby', '/online/lobby', false],
  ['with another page open', '/leagues', true],
])(
  'a player waiting %s goes to the game, unless another device of the player has joined',
  async (_, path, isWaiting) => {
    noteWaiting(ana.userId, isWaiting);
    open(path);
    hold(true);
    await call();
    await wait(1000);
    expect(address()).toBe(path);

    hold(false);
    await call();
    await wait(1000);
    expect(address()).toBe(game);
  },
);

test('a hidden page waits before it opens the game, so that a visible page can offer it first', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  open('/online/lobby');
  press('Retar a biel');
  await call();
  await wait(2500);
  expect(address()).toBe('/online/lobby');
  await wait(500);
  expect(address()).toBe(game);
});

test('a player who has left an accepted game at once is not sent back', async () => {
  open('/online/lobby');
  await call();
  press('A la partida');
  press('Atrás');
  await wait(1000);
  expect(address()).toBe('/online/lobby');
});

test.each([
  ['unrelated to the game', '/leagues', false],
  ['of a local game, also of a player who waits in the lobby', paths.localGame, true],
])(
  'a page %s stays open, and offers the game when no other device is in the game',
  async (_, path, isWaiting) => {
    noteWaiting(ana.userId, isWaiting);
    open(path, { isGuarded: isWaiting });
    hold(true);
    await call();
    await wait(5000);
    expect(offer).not.toHaveBeenCalled();

    hold(false);
    await call();
    await wait(5000);
    expect(address()).toBe(path);
    expect(offer).toHaveBeenCalledExactlyOnceWith(gameId);
  },
);
