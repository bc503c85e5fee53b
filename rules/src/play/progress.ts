/** How far a game has come, as it follows from its settings, its legs and the number of its turns. */
import { legStarter, turnsBefore, type InLegs } from './legs.ts';
import { otherSeat, SEATS, type Seat } from './seats.ts';
import type { GameSettings } from './settings.ts';

type Turns = InLegs & { readonly turns: { readonly length: number } };
type Played = Turns & { readonly settings: GameSettings };

/** How many turns have been played in the leg that is played, or was last. */
const turnsInLeg = (game: Turns): number => game.turns.length - turnsBefore(game);

/** Who throws next; in a game that is over, who would. */
export function toThrow(game: Played): Seat {
  const starter = legStarter(game.settings.starter, game);
  return turnsInLeg(game) % SEATS.length === 0 ? starter : otherSeat(starter);
}

/** How many rounds of the leg both players have finished. */
export const roundsPlayed = (game: Turns): number => Math.floor(turnsInLeg(game) / SEATS.length);

/** The round of the leg that the next turn belongs to, from 1. */
export const roundOf = (game: Turns): number => roundsPlayed(game) + 1;

/** Whether the next turn is the first of the last round of the leg. */
export const beginsLastRound = (game: Played): boolean =>
  turnsInLeg(game) === (game.settings.rounds - 1) * SEATS.length;

/** Whether a leg is in rounds beyond its own, or was decided there. */
export function isInSuddenDeath(game: Played & { readonly outcome?: object | undefined }): boolean {
  const { settings, outcome } = game;
  const own = settings.rounds * SEATS.length; // turns
  const played = turnsInLeg(game);
  return settings.suddenDeath && (played > own || (played === own && !outcome));
}
