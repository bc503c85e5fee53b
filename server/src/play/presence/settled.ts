import { isDeepStrictEqual } from 'node:util';
import type { Deps as PlayDeps } from '#play/deps.ts';
import { broadcastGame } from '#play/game-events.ts';
import { presenceRepository } from '#play/presence-repository.ts';
import { gameRepository, type LiveGame } from '#play/repository.ts';
import type { GameRow, PlayingRow } from '#play/tables.ts';
import { roomsOf } from '#platform/realtime/rooms.ts';
import type { Unit } from '#platform/store/transactions.ts';
import { clocked } from './clocks.ts';

// Compares copies: SQLite's rows have no prototype, and would differ from other objects.
const isSame = (one: PlayingRow, other: PlayingRow | undefined) =>
  isDeepStrictEqual({ ...one }, { ...other });

/** Callback after the commit, with the running game as saved. */
type OnSaved = (row: LiveGame) => void;

/** Columns for who records, and who has asked to. */
type Scoring = Partial<Pick<GameRow, 'scorer' | 'wants_to_score' | 'times_asked'>>;

export type Settled = ReturnType<typeof settled>;

/** Returns the writer of the presence in a running game and of who records. */
export function settled(
  { clock, broadcast, clocks }: Pick<PlayDeps, 'clock' | 'broadcast' | 'clocks'>,
  onSaved: OnSaved,
) {
  const timeUntil = (lostAt: number) => ({
    remainingMs: Math.max(0, lostAt - clock()),
    totalMs: clocks.allMs,
  });

  function broadcastChanges(unit: Unit, before: LiveGame, after: LiveGame): void {
    const visible = ({ players, scorer, wants_to_score }: LiveGame) =>
      [scorer, wants_to_score, ...players.flatMap((one) => [one.absent, one.lost_at])].join();
    if (visible(before) === visible(after)) return;

    broadcastGame(unit, broadcast, after);
    for (const { game_id: gameId, user_id: userId, lost_at } of after.players) {
      if (lost_at === null) continue;
      const time = timeUntil(lost_at);
      unit.afterCommit(() =>
        broadcast(roomsOf.players(gameId), 'playerDisconnected', { gameId, userId, ...time }),
      );
    }
  }

  return {
    timeUntil,

    /**
     * Writes the presence of players and who records, with the clocks that follow, and broadcasts the changes that
     * the rival may see. A no-op without changes.
     */
    async settle(
      unit: Unit,
      row: LiveGame,
      players: readonly PlayingRow[],
      scoring: Scoring = {},
    ): Promise<LiveGame> {
      const now = clock();
      const { scorer } = { ...row, ...scoring };
      const after = players.map((player, index) => {
        const rival = players[1 - index];
        return rival ? clocked(player, rival, { ...clocks, scorer }, now) : player;
      });
      const changed = after.filter((player, index) => !isSame(player, row.players[index]));
      if (changed.length === 0 && Object.keys(scoring).length === 0) return row;

      const saved = { ...(await gameRepository(unit.db).save(row, scoring)), players: after };
      for (const { user_id, ...columns } of changed) {
        await presenceRepository(unit.db).update(user_id, columns);
      }
      broadcastChanges(unit, row, saved);
      unit.afterCommit(() => onSaved(saved));
      return saved;
    },
  };
}
