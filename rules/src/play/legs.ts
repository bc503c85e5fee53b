/** The legs of a game. Each leg starts from the full score; more than half of the legs win the game. */
import type { FinishedLeg, Game } from './game.ts';
import { everySide, sideAfter, type BySide, type Side } from './sides.ts';
import { LEG_REASONS, type Leg } from './x01/leg.ts';

/** The finished legs of a game; absent in its first leg. */
export type InLegs = { readonly legs?: readonly FinishedLeg[] };

/** The reasons that decide the last leg; a result thrown elsewhere decides it, too. */
const ENDS_LEG: ReadonlySet<string> = new Set([...LEG_REASONS, 'result']);

/** Returns the number, from 1, of the current or last leg. */
export const legNumber = ({ legs = [] }: InLegs): number => legs.length + 1;

/** Returns the number of turns before the current or last leg. */
export const turnsBefore = ({ legs = [] }: InLegs): number =>
  legs.reduce((sum, { turns }) => sum + turns, 0);

/** Returns the turns of each leg, in order, the current or last leg at the end. */
export function turnsByLeg<Turn>({
  legs = [],
  turns,
}: InLegs & { readonly turns: readonly Turn[] }): readonly (readonly Turn[])[] {
  return Array.from({ length: legs.length + 1 }, (_, index) => {
    const first = turnsBefore({ legs: legs.slice(0, index) });
    return turns.slice(first, first + (legs[index]?.turns ?? turns.length));
  });
}

/** Returns the number, from 1, of the leg of a turn. `turn` is an index into all turns. */
export function legOfTurn({ legs = [] }: InLegs, turn: number): number {
  const later = legs.findIndex(
    (_, index) => turn < turnsBefore({ legs: legs.slice(0, index + 1) }),
  );
  return later === -1 ? legs.length + 1 : later + 1;
}

/** Returns the starter of the current or last leg. The sides start legs in turn. */
export const legStarter = (
  { starter, sides }: { readonly starter: Side; readonly sides: number },
  { legs = [] }: InLegs,
): Side => sideAfter(starter, legs.length, sides);

/** Returns the current or last leg. */
export const currentLeg = (game: Game): Leg => ({
  settings: game.settings,
  starter: legStarter(game.settings, game),
  scores: game.scores,
  turns: game.turns.slice(turnsBefore(game)),
  retired: (game.retirements ?? []).map(({ side }) => side),
});

/** Returns the winner of each finished leg, including the leg that ended the game. */
export function legWinners({
  legs = [],
  outcome,
}: InLegs & {
  readonly outcome?: { readonly winner?: Side; readonly reason: string } | undefined;
}): readonly (Side | undefined)[] {
  const winners = legs.map(({ winner }) => winner);
  const isLegOver = ENDS_LEG.has(outcome?.reason ?? '');
  return isLegOver && outcome?.winner !== undefined ? [...winners, outcome.winner] : winners;
}

/** Returns the number of legs that win a best-of-`legs` game. */
export const legsToWin = (legs: number): number => (legs + 1) / 2;

/** Counts the legs won by each of `sides`. */
export const legsWon = (winners: readonly (Side | undefined)[], sides: number): BySide<number> =>
  everySide(sides).map((side) => winners.filter((winner) => winner === side).length);
