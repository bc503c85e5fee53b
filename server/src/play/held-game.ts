import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import type { GameStatus } from '@darts/contracts/play';
import type { PairSide } from '@darts/rules/play/pair';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import type { LiveGame } from './repository.ts';
import { formatIn } from './stored-format.ts';
import { turnsIn } from './stored-game.ts';
import { isUndecided } from './undecided.ts';
import { legsWonIn } from './views.ts';

/** A game as a transaction has read it. A write succeeds only if the stored game still has this version. */
export type HeldGame = {
  readonly row: LiveGame; // only for code that writes games
  readonly gameId: string;
  readonly kind: 'league' | 'tournament' | null; // null for a lobby game, like `competitionId`
  readonly competitionId: string | null;
  readonly status: GameStatus;
  readonly version: number;
  readonly seated: readonly [string | null, string | null];
  readonly playerIds: readonly string[]; // `seated` without null
  readonly format: GameFormat;
  readonly mayDraw: boolean;
  readonly isThrown: boolean; // true if a turn is recorded
  readonly isUndecided: boolean;
  readonly outcome: {
    readonly reason: EndReason;
    readonly winner: PairSide | null;
    readonly legsWon: [number, number];
    readonly left: readonly [number, number];
  } | null;
};

export function heldGame(row: LiveGame): HeldGame {
  const seated = row.player_ids;
  return {
    row,
    gameId: row.game_id,
    kind: row.kind === 'lobby' ? null : row.kind,
    competitionId: row.competition_id,
    status: row.status,
    version: row.version,
    seated,
    playerIds: seated.filter((player) => player !== null),
    format: formatIn(row.format),
    mayDraw: row.sudden_death === 0,
    isThrown: turnsIn(row).length > 0,
    isUndecided: isUndecided(row),
    outcome: row.end_reason && {
      reason: row.end_reason,
      winner: row.winner,
      legsWon: legsWonIn(row),
      left: row.scores,
    },
  };
}
