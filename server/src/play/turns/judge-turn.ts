import { valueOf, type BedName } from '@darts/rules/play/beds';
import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import { playTurn, type Game } from '@darts/rules/play/game';
import type { Thrown } from '@darts/rules/play/judgement';
import { toThrow } from '@darts/rules/play/progress';
import { Refusal } from '#platform/refusals.ts';
import { checkPlaying, type Thrower } from '#play/devices.ts';
import { seatOf } from '#play/seats.ts';
import type { CachedGame } from './cached-game.ts';
import { numberOf } from '#play/stored-game.ts';
import type { SeatNumber, StoredEntry, StoredTurn } from '#play/tables.ts';

/** A turn as a client asks for it to be recorded. */
export type AskedTurn = {
  readonly sent: readonly number[]; // two or three darts, or the total alone; of beds, their values
  readonly beds?: readonly BedName[] | undefined;
  readonly dartsUsed?: number | undefined; // of a total that closes a leg
  readonly turnId?: string | undefined;
  readonly expectedTurn?: number | undefined;
  readonly version?: number | undefined; // of the game as its thrower saw it
};

/** A turn off the wire: its darts, its beds or both, or its total. */
type TurnRequest = Omit<AskedTurn, 'sent'> & {
  readonly darts?: readonly number[] | undefined;
  readonly turnScore?: number | undefined;
};

export function askedTurn({ darts, turnScore, ...turn }: TurnRequest): AskedTurn {
  const total = turnScore === undefined ? undefined : [turnScore];
  return { ...turn, sent: darts ?? total ?? turn.beds?.map(valueOf) ?? [] };
}

/** What a turn is that may be thrown now, and the game that follows; without one, a repeat. */
export type Judgement = { readonly turn: StoredTurn; readonly game?: Game };

/**
 * Judges a turn: one already recorded under its id is the recorded one again; what may not be
 * thrown now, or not from there, is refused.
 */
export function judgeTurn(cached: CachedGame, thrower: Thrower, asked: AskedTurn): Judgement {
  const seat = seatOf(cached.row, thrower.userId);
  const repeated = repeatedTurn(cached, seat, asked);
  if (repeated) return { turn: repeated };

  checkPlaying(cached.row, seat, thrower);
  return newTurn(cached, seat, asked);
}

/** Refuses whoever may not throw a turn now, or not from there. */
export function checkThrower(cached: CachedGame, thrower: Thrower, expectedTurn: number): void {
  const seat = seatOf(cached.row, thrower.userId);
  checkPlaying(cached.row, seat, thrower);
  checkTurn(cached, seat, expectedTurn);
}

/** Who has recorded a turn: its thrower, or the scorer. */
export const recorderOf = ({ seat, scoredBy = seat }: StoredTurn) => scoredBy;

/** The turn already recorded under the id asked for; refuses the id with another payload. */
function repeatedTurn(
  { stored, turnIds }: CachedGame,
  seat: SeatNumber,
  asked: AskedTurn,
): StoredTurn | undefined {
  if (asked.turnId === undefined || !turnIds.includes(asked.turnId)) return undefined;
  const recorded = stored.find((turn) => turn.turnId === asked.turnId);
  if (!recorded) return undefined;
  const first = recorded.corrected?.first ?? recorded;
  if (recorderOf(recorded) !== seat || !isSame(first, asked)) throw new Refusal('turn-id-reused');
  return { ...first, seat: recorded.seat };
}

/** Whether two turns are entered alike. Of beds, the darts used follow. */
const isSame = (one: EnteredDarts, other: EnteredDarts): boolean =>
  one.sent.join() === other.sent.join() &&
  one.beds?.join() === other.beds?.join() &&
  (one.beds !== undefined || usedOf(one) === usedOf(other));

export type EnteredDarts = Pick<AskedTurn, 'sent' | 'beds' | 'dartsUsed'>;

const usedOf = ({ dartsUsed = DARTS_PER_TURN }: EnteredDarts) => dartsUsed;

function checkTurn(
  { row, stored, game }: CachedGame,
  seat: SeatNumber,
  expectedTurn: number | undefined,
): void {
  if (row.scorer !== null && row.scorer !== seat) throw new Refusal('scored-by-rival');
  if ((row.scorer ?? numberOf(toThrow(game))) !== seat) throw new Refusal('not-your-turn');
  if (expectedTurn !== undefined && expectedTurn !== stored.length) throw new Refusal('stale-turn');
}

function newTurn(
  cached: CachedGame,
  seat: SeatNumber,
  { turnId, expectedTurn, version, ...entered }: AskedTurn,
): Judgement {
  checkTurn(cached, seat, expectedTurn);
  const correctedIn = cached.stored.at(-1)?.corrected?.version ?? 0;
  if (version !== undefined && version < correctedIn) throw new Refusal('stale-turn');
  const game = playTurn(cached.game, thrownOf(entered));
  const { scorer } = cached.row;
  const turn = {
    seat: numberOf(toThrow(cached.game)),
    ...entryOf(entered, game),
    ...(turnId !== undefined && { turnId }),
    ...(scorer !== null && { scoredBy: scorer }),
  };
  return { turn, game };
}

/** A turn as the rules take it. */
export const thrownOf = ({ sent, beds, dartsUsed }: EnteredDarts): Thrown => ({
  darts: sent,
  beds,
  dartsUsed,
});

/** A turn as it is stored: as it was entered, and as the game has it that ends in it. */
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
