import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import { countedLegs, walkover, type LeagueResult } from '@darts/rules/leagues/record';
import { legsToWin, legsWon } from '@darts/rules/play/legs';
import type { GameFormat } from '@darts/rules/play/settings';
import { groupTable } from '@darts/rules/tournaments/group-table';
import { isUndecided, legsIn } from '../play/service.ts';
import type { PlayedGroupGame } from './group-repository.ts';

/** Whether it is known how a game counts. Void, it counts for nobody. */
export const isOver = (game: PlayedGroupGame): boolean =>
  game.status === 'finalizada' && !isUndecided(game);

/** The table of a group, best first, by its games. */
export const tableOf = (
  entrants: readonly { readonly playerId: string; readonly name: string }[],
  games: readonly PlayedGroupGame[],
  format: GameFormat,
) =>
  groupTable(
    entrants,
    games
      .filter((game) => isOver(game) && game.end_reason !== 'void')
      .map((game) => resultOf(game, format)),
  );

/** Won as the rival did not come, or plays no longer. */
const NOT_COME: ReadonlySet<EndReason | null> = new Set(['absence', 'walkover', 'withdrawal']);

// Averages part nobody in a group.
const NOT_COUNTED = { points: 0, turns: 0 };

function resultOf(game: PlayedGroupGame, { legs }: GameFormat): LeagueResult {
  const players = { player1: game.player1_id ?? '', player2: game.player2_id ?? '' };
  const winner = game.winner === null ? undefined : (`player${game.winner}` as const);
  const enough = legsToWin(legs);
  if (winner && NOT_COME.has(game.end_reason)) return walkover(players, winner, enough);
  const won = legsWon(legsIn(game).map((leg) => leg.winner));
  return {
    players,
    ...(winner && { winner }),
    legs: countedLegs(won, winner, enough),
    left: { player1: game.score1, player2: game.score2 },
    tallies: { player1: NOT_COUNTED, player2: NOT_COUNTED },
  };
}
