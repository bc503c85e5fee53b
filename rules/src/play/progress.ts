/** Progress of a game: round, player to throw, sudden death. Derived from settings, legs and count of turns. */
import { legStarter, turnsBefore, type InLegs } from './legs.ts';
import { sideAfter, ofSide, type BySide, type Side } from './sides.ts';
import type { GameSettings } from './settings.ts';

type Turns = InLegs & { readonly turns: { readonly length: number } };
type Played = Turns & { readonly settings: GameSettings };

/** Returns the number of turns in the current or last leg. */
const turnsInLeg = (game: Turns): number => game.turns.length - turnsBefore(game);

/** Returns the side to throw; after the end of a game, the side that would be next. */
export const toThrow = (game: Played): Side =>
  sideAfter(legStarter(game.settings, game), turnsInLeg(game), game.settings.sides);

/** Returns the points left of the side to throw. */
export const pointsLeft = (game: Played & { readonly scores: BySide<number> }): number =>
  ofSide(game.scores, toThrow(game));

/** Returns the number of rounds of the leg that all sides have finished. */
export const roundsPlayed = (game: Played): number =>
  Math.floor(turnsInLeg(game) / game.settings.sides);

/** Returns the round, from 1, of the next turn in the leg. */
export const roundOf = (game: Played): number => roundsPlayed(game) + 1;

/** True if the next turn is the first of the last round of the leg. */
export const beginsLastRound = (game: Played): boolean =>
  turnsInLeg(game) === (game.settings.rounds - 1) * game.settings.sides;

/** True if the next turn is the first of sudden death, after the last round of the format. */
export const beginsSuddenDeath = (game: Played & { readonly outcome?: object | undefined }) =>
  isInSuddenDeath(game) && turnsInLeg(game) === game.settings.rounds * game.settings.sides;

/** True if the leg is, or was decided, in sudden death. */
export function isInSuddenDeath(game: Played & { readonly outcome?: object | undefined }): boolean {
  const { settings, outcome } = game;
  const own = settings.rounds * settings.sides; // turns of all sides in the rounds of the format
  const played = turnsInLeg(game);
  return settings.suddenDeath && (played > own || (played === own && !outcome));
}
