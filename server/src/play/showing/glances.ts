import { deletedPlayer } from '@darts/contracts/accounts';
import type { GameScreen, RunningGame } from '@darts/contracts/screens';
import { glanceAt } from '@darts/contracts/game/glance';
import { pairOf } from '@darts/rules/play/pair';
import type { Db } from '#platform/store/db.ts';
import { competitionGamesRepository } from '#play/competition-games-repository.ts';
import { gameRepository, type NamedGame } from '#play/repository.ts';
import { gameIn } from '#play/stored-game.ts';
import type { ShownDarts } from './shown-darts.ts';

type Deps = { readonly db: Db; readonly shown: Pick<ShownDarts, 'bedsOf'> };

const nameAt = (playerId: string | null, username: string | null): string =>
  username ?? (playerId === null ? '' : deletedPlayer.username);

/** Reads games for screens on a wall. */
export function glances({ db, shown }: Deps) {
  function glance(row: NamedGame): GameScreen {
    const game = gameIn(row);
    const isRunning = row.status === 'encurso';
    const { toThrow, ...seen } = glanceAt(game);
    return {
      ...seen,
      players: pairOf((side) => nameAt(row.player_ids[side], row.usernames[side])),
      status: row.status,
      toThrow: isRunning ? toThrow : null,
      ...(row.end_reason && { endReason: row.end_reason }),
      beds: isRunning ? [...shown.bedsOf(row.game_id, game.turns.length)] : [],
    };
  }

  return {
    /** @throws {Refusal} `game-not-found` */
    of: async (gameId: string): Promise<GameScreen> => glance(await gameRepository(db).get(gameId)),

    /** Returns at most `limit` running games of a competition, and the number of all its running games. */
    async runningIn(competitionId: string, limit: number) {
      const rows = await competitionGamesRepository(db).runningIn(competitionId, limit);
      const running: RunningGame[] = rows.map((row) => {
        const { turns, ...seen } = glance(row);
        return { ...seen, gameId: row.game_id, turns: turns.slice(-2) };
      });
      const isAll = rows.length < limit;
      const runningCount = isAll
        ? rows.length
        : await competitionGamesRepository(db).countRunningIn(competitionId);
      return { running, runningCount };
    },
  };
}

export type Glances = ReturnType<typeof glances>;
