import { valueOf, type BedName } from '@darts/rules/play/beds';
import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import type { Game } from '@darts/rules/play/game';
import { playTurn } from '@darts/rules/play/match';
import type { Thrown } from '@darts/rules/play/x01/judgement';
import type { PairSide } from '@darts/rules/play/pair';
import { toThrow } from '@darts/rules/play/progress';
import { Refusal } from '#platform/refusals.ts';
import { checkPlaying, type Thrower } from '#play/devices.ts';
import { sideOf } from '#play/sides.ts';
import { storedSide } from '#play/stored-game.ts';
import type { CachedGame } from './cached-game.ts';
import type { StoredEntry, StoredTurn } from '#play/tables.ts';

/** A turn that a client asks to record. */
export type AskedTurn = {
  readonly sent: readonly number[]; // two or three darts, or only the total; the values of `beds`, if given
  readonly beds?: readonly BedName[] | undefined;
  readonly dartsUsed?: number | undefined; // for a total that closes a leg
  readonly turnId?: string | undefined;
  readonly expectedTurn?: number | undefined;
  readonly version?: number | undefined; // of the game that the thrower saw
};

/** A turn as received: its darts, its beds or both, or its total. */
type TurnRequest = Omit<AskedTurn, 'sent'> & {
  readonly darts?: readonly number[] | undefined;
  readonly turnScore?: number | undefined;
};

export function askedTurn({ darts, turnScore, ...turn }: TurnRequest): AskedTurn {
  const total = turnScore === undefined ? undefined : [turnScore];
  return { ...turn, sent: darts ?? total ?? turn.beds?.map(valueOf) ?? [] };
}

/** A judged turn, and the game that follows; without `game`, a repeat of a recorded turn. */
export type Judgement = { readonly turn: StoredTurn; readonly game?: Game };

/**
 * Judges a turn. Idempotent: a turn that is recorded under the same id is returned as recorded. Refuses a turn that
 * may not be thrown now, or not by this device.
 */
export function judgeTurn(cached: CachedGame, thrower: Thrower, asked: AskedTurn): Judgement {
  const side = sideOf(cached.row, thrower.userId);
  const repeated = repeatedTurn(cached, side, asked);
  if (repeated) return { turn: repeated };

  checkPlaying(cached.row, side, thrower);
  return newTurn(cached, side, asked);
}

/** Refuses a sender who may not throw a turn now, or not by this device. */
export function checkThrower(cached: CachedGame, thrower: Thrower, expectedTurn: number): void {
  const side = sideOf(cached.row, thrower.userId);
  checkPlaying(cached.row, side, thrower);
  checkTurn(cached, side, expectedTurn);
}

/** Returns the side that recorded a turn: the thrower's, or the scorer's. */
export const recorderOf = ({ side, scoredBy = side }: StoredTurn) => scoredBy;

/** Returns the turn recorded under the requested id; refuses the id with another payload or from another side. */
function repeatedTurn(
  { stored, turnIds }: CachedGame,
  side: PairSide,
  asked: AskedTurn,
): StoredTurn | undefined {
  if (asked.turnId === undefined || !turnIds.includes(asked.turnId)) return undefined;
  const recorded = stored.find((turn) => turn.turnId === asked.turnId);
  if (!recorded) return undefined;
  const first = recorded.corrected?.first ?? recorded;
  if (recorderOf(recorded) !== side || !isSame(first, asked)) throw new Refusal('turn-id-reused');
  return { ...first, side: recorded.side };
}

/** True if two turns have the same entry. With beds, `dartsUsed` is ignored: the beds determine it. */
const isSame = (one: EnteredDarts, other: EnteredDarts): boolean =>
  one.sent.join() === other.sent.join() &&
  one.beds?.join() === other.beds?.join() &&
  (one.beds !== undefined || usedOf(one) === usedOf(other));

export type EnteredDarts = Pick<AskedTurn, 'sent' | 'beds' | 'dartsUsed'>;

const usedOf = ({ dartsUsed = DARTS_PER_TURN }: EnteredDarts) => dartsUsed;

function checkTurn(
  { row, stored, game }: CachedGame,
  side: PairSide,
  expectedTurn: number | undefined,
): void {
  if (row.scorer !== null && row.scorer !== side) throw new Refusal('scored-by-rival');
  if ((row.scorer ?? toThrow(game)) !== side) throw new Refusal('not-your-turn');
  if (expectedTurn !== undefined && expectedTurn !== stored.length) throw new Refusal('stale-turn');
}

function newTurn(
  cached: CachedGame,
  side: PairSide,
  { turnId, expectedTurn, version, ...entered }: AskedTurn,
): Judgement {
  checkTurn(cached, side, expectedTurn);
  const correctedIn = cached.stored.at(-1)?.corrected?.version ?? 0;
  if (version !== undefined && version < correctedIn) throw new Refusal('stale-turn');
  const game = playTurn(cached.game, thrownOf(entered));
  const { scorer } = cached.row;
  const turn = {
    side: storedSide(toThrow(cached.game)),
    ...entryOf(entered, game),
    ...(turnId !== undefined && { turnId }),
    ...(scorer !== null && { scoredBy: scorer }),
  };
  return { turn, game };
}

export const thrownOf = ({ sent, beds, dartsUsed }: EnteredDarts): Thrown => ({
  darts: sent,
  beds,
  dartsUsed,
});

/** Returns an entered turn in its stored form, with the judgement of the game's last turn. */
export function entryOf({ sent, beds }: EnteredDarts, { turns }: Game): StoredEntry {
  const { total = 0, bust = false, dartsUsed } = turns.at(-1) ?? {};
  return {
    total,
    bust,
    sent,
    ...(beds && { beds }),
    ...(dartsUsed !== undefined && { dartsUsed }),
  };
}
