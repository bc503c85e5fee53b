/** The places that a player of a league can still reach, and the points needed for each. Void games do not count. */
import { boundedChances } from './bounded-chances.ts';
import { isOf, type Chances, type Position, type Reach, type Worth } from './chances.ts';
import { MAX_ENUMERATED_GAMES, enumeratedChances } from './enumerated-chances.ts';

/** `own-hands`: a player who wins all remaining games is champion, whatever the others do. */
export const VERDICTS = ['champion', 'own-hands', 'out'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The points that guarantee a place, or a better one, without a tie-break. */
export type Need = { readonly place: number; readonly points: number };

export type Outlook = {
  readonly gamesLeft: number; // the player's own
  readonly best: Reach;
  readonly worst: Reach;
  readonly verdict?: Verdict; // absent while nothing is certain
  readonly needs: readonly Need[]; // further points, best place first; without places that are guaranteed already
  readonly isExact: boolean; // false with many games left in the league: the places are bounds
};

/** @param own the player's index in the lists of `position` */
export function outlook(position: Position, own: number, worth: Worth): Outlook {
  const { points, left } = position;
  if (left.length === 0) return settled(position, own);

  const isExact = left.length <= MAX_ENUMERATED_GAMES;
  const chances = (isExact ? enumeratedChances : boundedChances)(position, own, worth);
  const gamesLeft = left.filter((game) => isOf(own, game)).length;
  const verdict = verdictOf(chances, gamesLeft > 0);
  return {
    gamesLeft,
    best: chances.best,
    worst: chances.worst,
    ...(verdict && { verdict }),
    needs: needsOf(chances, points[own] ?? 0),
    isExact,
  };
}

/** Returns the outlook once no game is left: the rank in the table, tie-breaks included. */
function settled({ ranks }: Position, own: number): Outlook {
  const rank = ranks[own] ?? 1;
  const isAlone = ranks.filter((each) => each === rank).length === 1;
  const reach = { place: rank, onlyByTieBreak: false };
  return {
    gamesLeft: 0,
    best: reach,
    worst: reach,
    ...(rank > 1 ? { verdict: 'out' } : isAlone && { verdict: 'champion' }),
    needs: [],
    isExact: true,
  };
}

function verdictOf({ best, worst, worstWith }: Chances, mayWin: boolean): Verdict | undefined {
  if (worst.place === 1) return 'champion';
  if (best.place > 1) return 'out';
  const afterWinningAll = worstWith.get(Math.max(...worstWith.keys()));
  return mayWin && afterWinningAll === 1 ? 'own-hands' : undefined;
}

/** Returns the fewest further points that guarantee each place, or a better one, in every ending. */
function needsOf({ worst, worstWith }: Chances, now: number): readonly Need[] {
  const enough = new Map<number, number>(); // points, by place
  let sure = 1;
  for (const [total, place] of [...worstWith].toSorted(([one], [other]) => other - one)) {
    sure = Math.max(sure, place);
    if (sure < worst.place) enough.set(sure, total - now);
  }
  return [...enough].map(([place, points]) => ({ place, points }));
}
