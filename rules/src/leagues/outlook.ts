/** What a player of a league still needs, and can still reach. Void games are not reckoned with. */
import { boundedChances } from './bounded-chances.ts';
import { isOf, type Chances, type Position, type Reach, type Worth } from './chances.ts';
import { ENUMERATED_MAX, enumeratedChances } from './enumerated-chances.ts';

/** `own-hands`: who wins all of one's own games is champion, whatever the others do. */
export const VERDICTS = ['champion', 'own-hands', 'out'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Points that make sure of a place, or a better one, without a tie-break. */
export type Need = { readonly place: number; readonly points: number };

export type Outlook = {
  readonly gamesLeft: number; // the player's own
  readonly best: Reach;
  readonly worst: Reach;
  readonly verdict?: Verdict; // absent where nothing of it is certain
  readonly needs: readonly Need[]; // further points, best place first; none for what is sure already
  readonly isExact: boolean; // with many games left in the league, bounds: it will not go beyond them
};

/**
 * What a player can still reach, and needs for it.
 *
 * @param own the player's place in the position's lists
 * @param worth what each game that is left can give
 */
export function outlook(position: Position, own: number, worth: Worth): Outlook {
  const { points, left } = position;
  if (left.length === 0) return settled(position, own);

  const isExact = left.length <= ENUMERATED_MAX;
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

/** Nothing is left to be played: the table says it all, its tie-breaks too. */
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

/** With that many points or more, no ending leads below the place. */
function needsOf({ worst, worstWith }: Chances, now: number): readonly Need[] {
  const enough = new Map<number, number>(); // points, by place
  let sure = 1;
  for (const [total, place] of [...worstWith].toSorted(([one], [other]) => other - one)) {
    sure = Math.max(sure, place);
    if (sure < worst.place) enough.set(sure, total - now);
  }
  return [...enough].map(([place, points]) => ({ place, points }));
}
