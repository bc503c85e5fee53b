/** A finished game as it counts for each of its players. */
import { hasNoScore, type EndReason } from '@darts/rules/play/endings/end-reasons';
import { bedsHit, figuresOf } from '@darts/rules/play/x01/figures/figures';
import { formatKey } from '@darts/rules/play/x01/figures/format-key';
import type { Game } from '@darts/rules/play/game';
import { PAIR, pairOf, rivalOf, type Pair } from '@darts/rules/play/pair';
import { tallyOf, type Tally } from '@darts/rules/play/x01/statistics';
import { dateOf } from '#platform/madrid.ts';
import { turnOf, turnsIn } from '#play/stored-game.ts';
import type { BedCounts, GameRow, ResultRow, StoredGame } from '#play/tables.ts';
import { figureColumns } from '#play/figure-columns.ts';

/** A player's part in a finished game. */
export type Part = { readonly result: ResultRow; readonly beds: BedCounts };

type FinishedRow = Pick<
  StoredGame,
  'game_id' | 'player_ids' | 'kind' | 'competition_id' | 'finished_at'
>;

/** True if a game was not thrown here. Such a game is in no statistics and in no list of results. */
const isUnthrown = (endReason: EndReason): boolean =>
  endReason === 'result' || hasNoScore(endReason);

/**
 * Returns the tallies of a finished game from its turns; zero for a game that was not thrown here. Unlike results,
 * tallies remain available after an account is deleted.
 */
export function talliesIn(row: Pick<GameRow, 'turns' | 'end_reason'>): Pair<Tally> {
  const stored = row.end_reason && isUnthrown(row.end_reason) ? [] : turnsIn(row);
  const turns = stored.map(turnOf);
  return pairOf((side) => tallyOf(turns, side));
}

/** Returns the players' parts in a game, in the order of their ids; an empty list for a game that does not count. */
export function partsOf(row: FinishedRow, game: Game): Part[] {
  const { outcome } = game;
  if (!outcome || isUnthrown(outcome.reason)) return [];
  const finishedAt = row.finished_at ?? 0;
  const facts = {
    game_id: row.game_id,
    finished_at: finishedAt,
    day: dateOf(finishedAt),
    kind: row.kind,
    format: formatKey(game.settings),
    competition_id: row.competition_id,
    drawn: outcome.winner === undefined ? 1 : 0,
  };
  return playersOf(row).map(({ userId, rivalId, side }) => ({
    result: {
      ...facts,
      user_id: userId,
      rival_id: rivalId,
      won: outcome.winner === side ? 1 : 0,
      ...figureColumns(figuresOf(game, side)),
    },
    beds: Object.fromEntries(bedsHit(game.turns, side)),
  }));
}

/** Returns the players in the order of their ids, so that transactions cannot deadlock. */
function playersOf({ player_ids: ids }: FinishedRow) {
  return PAIR.flatMap((side) => {
    const userId = ids[side];
    return userId === null ? [] : [{ userId, rivalId: ids[rivalOf(side)], side }];
  }).toSorted((first, second) => first.userId.localeCompare(second.userId));
}
