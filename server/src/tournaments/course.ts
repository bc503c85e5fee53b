import type { UnplayedOutcome } from '@darts/rules/tournaments/meeting';
import type { Unit } from '#platform/store/transactions.ts';
import type { NewPlayers, HeldGame, PlayService } from '../play/service.ts';
import type { BracketPlaceRow } from './tables.ts';

/** Consequences that a change has for the other games of a tournament, by their ids. */
export type Moves = {
  readonly settled: Set<string>; // decided without being played
  readonly reseated: Set<string>; // another player came
  readonly playable: Set<string>; // to be played, and its players known
};

/** The way of one change through a tournament. Each game on it is read once. */
export type Course = {
  readonly unit: Unit;
  readonly moves: Moves;
  readonly game: (gameId: string) => Promise<HeldGame>;
  /** Keeps a game as it was written, and returns it. */
  readonly put: (game: HeldGame) => HeldGame;
};

/** Brings players to a game, or nobody, with all consequences. */
export type Bring = (
  course: Course,
  place: BracketPlaceRow,
  coming: NewPlayers,
  calledOff?: UnplayedOutcome,
) => Promise<void>;

export function newCourse(unit: Unit, games: PlayService, known: readonly HeldGame[] = []): Course {
  const held = new Map(known.map((game) => [game.gameId, game]));
  const put = (game: HeldGame): HeldGame => {
    held.set(game.gameId, game);
    return game;
  };
  return {
    unit,
    moves: { settled: new Set(), reseated: new Set(), playable: new Set() },
    game: async (gameId) => held.get(gameId) ?? put(await games.matchup(gameId, unit.db)),
    put,
  };
}
