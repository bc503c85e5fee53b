/** The legs of a game: each is played from the start, and who has won more than half has the game. */
import { otherSeat, SEATS, type BySeat, type Seat } from './seats.ts';

/** A leg that is over, in a game that went on. */
export type Leg = {
  readonly winner?: Seat; // absent where a result that was entered later leaves out a leg that was thrown
  readonly turns: number; // of both players
};

/** Without legs, a game in its first. */
export type InLegs = { readonly legs?: readonly Leg[] };

/** How a game can end on the board: each of these ends a leg, too. */
export const LEG_REASONS = ['zero', 'rounds', 'sudden-death'] as const;

/** A result that was thrown elsewhere says how its last leg ended, too. */
const ENDS_LEG: ReadonlySet<string> = new Set([...LEG_REASONS, 'result']);

/** The number, from 1, of the leg that is played, or was last. */
export const legNumber = ({ legs = [] }: InLegs): number => legs.length + 1;

/** How many turns were played before that leg. */
export const turnsBefore = ({ legs = [] }: InLegs): number =>
  legs.reduce((sum, { turns }) => sum + turns, 0);

/** The turns of each leg, in order; at the end those of the one that is played, or was last. */
export function turnsByLeg<Turn>({
  legs = [],
  turns,
}: InLegs & { readonly turns: readonly Turn[] }): readonly (readonly Turn[])[] {
  return Array.from({ length: legs.length + 1 }, (_, index) => {
    const first = turnsBefore({ legs: legs.slice(0, index) });
    return turns.slice(first, first + (legs[index]?.turns ?? turns.length));
  });
}

/** The number of the leg that a turn belongs to, by its place among all turns, from 0. */
export function legOfTurn({ legs = [] }: InLegs, turn: number): number {
  const later = legs.findIndex(
    (_, index) => turn < turnsBefore({ legs: legs.slice(0, index + 1) }),
  );
  return later === -1 ? legs.length + 1 : later + 1;
}

/** Who began that leg: the players take turns. */
export const legStarter = (starter: Seat, { legs = [] }: InLegs): Seat =>
  legs.length % SEATS.length === 0 ? starter : otherSeat(starter);

/** Who has won each leg that is over, by its place; the one that ended a game is among them. */
export function legWinners({
  legs = [],
  outcome,
}: InLegs & {
  readonly outcome?: { readonly winner?: Seat; readonly reason: string } | undefined;
}): readonly (Seat | undefined)[] {
  const winners = legs.map(({ winner }) => winner);
  const isLegOver = ENDS_LEG.has(outcome?.reason ?? '');
  return isLegOver && outcome?.winner ? [...winners, outcome.winner] : winners;
}

/** How many win a game of so many at best. */
export const legsToWin = (legs: number): number => (legs + 1) / 2;

/** How many of them each has. */
export const legsWon = (winners: readonly (Seat | undefined)[]): BySeat<number> => ({
  player1: winners.filter((seat) => seat === 'player1').length,
  player2: winners.filter((seat) => seat === 'player2').length,
});
