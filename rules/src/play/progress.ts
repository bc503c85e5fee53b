/** How far a game has come, as it follows from its settings and the number of its turns. */
import { otherSeat, SEATS, type Seat } from './seats.ts';
import type { GameSettings } from './settings.ts';

type Turns = { readonly turns: { readonly length: number } };
type Played = Turns & { readonly settings: GameSettings };

/** Who throws next; in a game that is over, who would. */
export const toThrow = ({ settings: { starter }, turns }: Played): Seat =>
  turns.length % SEATS.length === 0 ? starter : otherSeat(starter);

/** How many rounds both players have finished. */
export const roundsPlayed = ({ turns }: Turns): number => Math.floor(turns.length / SEATS.length);

/** The round that the next turn belongs to, from 1. */
export const roundOf = (game: Turns): number => roundsPlayed(game) + 1;

/** Whether a game is in rounds beyond its own, or was decided there. */
export function isInSuddenDeath(game: Played & { readonly outcome?: object | undefined }): boolean {
  const { settings, turns, outcome } = game;
  const own = settings.rounds * SEATS.length; // turns
  return settings.suddenDeath && (turns.length > own || (turns.length === own && !outcome));
}
