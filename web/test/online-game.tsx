/** The page of an online game, and a server with one game. */
import type { GameUpdate, GameView } from '@darts/contracts/play';
import { screen } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router';
import { beforeAll, beforeEach } from 'vitest';
import { ExitGuardProvider } from '#platform/exit-guard.tsx';
import { paths } from '#platform/paths.ts';
import { loadChosenEntry } from '#play/entry/entry-parts.tsx';
import { OnlineGamePage } from '#play/online/online-game-page.tsx';
import { gameId, newGame } from './games.ts';
import { left, Menu } from './menu.tsx';
import { renderAt } from './page.tsx';
import { ana, id } from './people.ts';
import { bad, good, serveAnswers } from './server.ts';
import { connectForEach, realtime, seeAsked, send } from './socket.ts';

export const joins = (game: GameView, remainingMs?: number) =>
  realtime.answers.set('joinGame', () => ({
    success: true,
    otherPlayerDisconnect: remainingMs !== undefined,
    ...(remainingMs !== undefined && { remainingMs, totalMs: 300_000 }),
    game,
  }));

const rematchId = id(8);

function Statistics() {
  const navigate = useNavigate();
  return (
    <>
      <p>estadísticas</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
    </>
  );
}

/** Opens from home the page of the game, or of one that is not there. */
export async function open(game: GameView | null) {
  const view = (gameIdThere: string) => () =>
    game ? good({ game: { ...game, gameId: gameIdThere } }) : bad(404, 'La partida no existe.');
  serveAnswers({
    [`GET /games/${gameId}`]: view(gameId),
    [`GET /games/${rematchId}`]: view(rematchId),
    [`GET /games/activegame/${ana.userId}`]: () => good({ game: null }),
  });
  if (game && !realtime.answers.has('joinGame')) joins(game);
  renderAt(
    [paths.home, paths.onlineGame(gameId)],
    <ExitGuardProvider>
      <Menu />
      <Routes>
        <Route path={paths.onlineGame(':gameId')} element={<OnlineGamePage />} />
        <Route path={paths.gameView(':gameId')} element={<Statistics />} />
        <Route path={paths.lobby} element={<p>lobby</p>} />
        <Route path={paths.league(':leagueId')} element={<p>liga</p>} />
        <Route path={paths.home} element={<p>inicio</p>} />
      </Routes>
    </ExitGuardProvider>,
  );
  await screen.findByText(/501: ana contra biel|estadísticas|inicio/);
}

/** Opens the game and waits until the server has let the device in. */
export async function enter(game: GameView = newGame) {
  await open(game);
  await seeAsked('joinGame', 1);
}

export const update = (game: GameUpdate) => send('updateGame', { game });

/** Connects for each test, with nothing left over. To be called once in a file of tests. */
export function playForEach(): void {
  beforeAll(loadChosenEntry); // as the router does before it shows the page
  connectForEach();
  beforeEach(() => {
    localStorage.clear();
    left.mockClear();
  });
}
