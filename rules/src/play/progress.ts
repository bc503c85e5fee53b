/** Progress of a game: round, player to throw, sudden death. Derived from settings, legs and count of turns. */
import { legStarter, turnsBefore, type InLegs } from './legs.ts';
import { otherSeat, SEATS, type Seat } from './seats.ts';
import type { GameSettings } from './settings.ts';

type Turns = InLegs & { readonly turns: { readonly length: number } };
type Played = Turns & { readonly settings: GameSettings };

/** Returns the number of turns in the current or last leg. */
const turnsInLeg = (game: Turns): number => game.turns.length - turnsBefore(game);

/** Returns the player to throw; after the end of a game, the player that would be next. */
export function toThrow(game: Played): Seat {
  const starter = legStarter(game.settings.starter, game);
  return turnsInLeg(game) % SEATS.length === 0 ? starter : otherSeat(starter);
}

/** Returns the number of rounds of the leg that both players have finished. */
export const roundsPlayed = (game: Turns): number => Math.floor(turnsInLeg(game) / SEATS.length);

/** Returns the round, from 1, of the next turn in the leg. */
export const roundOf = (game: Turns): number => roundsPlayed(game) + 1;

/** True if the next turn is the first of the last round of the leg. */
export const beginsLastRound = (game: Played): boolean =>
  turnsInLeg(game) === (game.settings.rounds - 1) * SEATS.length;

/** True if the next turn is the first of sudden death, after the last round of the format. */
export const beginsSuddenDeath = (game: Played & { readonly outcome?: object | undefined }) =>
  isInSuddenDeath(game) && turnsInLeg(game) === game.settings.rounds * SEATS.length;

/** True if the leg is, or was decided, in sudden death. */
export function isInSuddenDeath(game: Played & { readonly outcome?: object | undefined }): boolean {
  const { settings, outcome } = game;
  const own = settings.rounds * SEATS.length; // turns of both players in the rounds of the format
  const played = turnsInLeg(game);
  return settings.suddenDeath && (played > own || (played === own && !outcome));
}
