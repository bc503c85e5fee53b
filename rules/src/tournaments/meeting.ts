/** Games of a bracket that are decided without being played. */
import type { EndReason } from '../play/endings/end-reasons.ts';
import type { PairSide } from '../play/pair.ts';

/** A player who comes to a game, once the games that feed it are over. */
export type Coming = {
  readonly playerId: string | null; // null: nobody comes
  readonly out?: 'withdrawal' | 'absence'; // the reason for not playing
};

/** The outcome of a game that is not played. */
export type UnplayedOutcome = {
  readonly winner: PairSide | null; // null: nobody advances
  readonly reason: 'bye' | 'withdrawal' | 'absence' | 'void';
};

/** Returns the outcome of a game that cannot be played; undefined if both players can play. */
export function decideUnplayed(one: Coming, other: Coming): UnplayedOutcome | undefined {
  const [first, second] = [canPlay(one), canPlay(other)];
  if (first && second) return undefined;
  if (!first && !second) return { winner: null, reason: one.out ?? other.out ?? 'void' };
  const missing = first ? other : one;
  return { winner: first ? 0 : 1, reason: missing.out ?? 'bye' };
}

/** The players and the outcome of a game. */
type Ended = {
  readonly seated: readonly [string | null, string | null];
  readonly outcome: { readonly reason: EndReason } | null;
  readonly isThrown: boolean; // true if a dart was thrown
};

const UNPLAYED_REASONS: ReadonlySet<EndReason> = new Set(['bye', 'withdrawal', 'absence']);

/** True if {@link decideUnplayed} decided the game: without darts and not by hand. */
export const isDecidedUnplayed = ({ seated, outcome, isThrown }: Ended): boolean =>
  outcome !== null &&
  !isThrown &&
  (UNPLAYED_REASONS.has(outcome.reason) || (outcome.reason === 'void' && seated.includes(null)));

const canPlay = ({ playerId, out }: Coming): boolean => playerId !== null && out === undefined;
