import type { UnplayedOutcome } from '@darts/rules/tournaments/meeting';
import type { Unit } from '#platform/store/transactions.ts';
import type { NewPlayers, HeldGame, PlayService } from '../play/service.ts';
import type { BracketPlaceRow } from './tables.ts';

/** Effects of a change on the other games of a tournament, as sets of game ids. */
export type Moves = {
  readonly settled: Set<string>; // decided without being played
  readonly reseated: Set<string>; // with another player
  readonly playable: Set<string>; // to be played, with both players known
};

/** State of a change on its way through a tournament. Each game is read once. */
export type Course = {
  readonly unit: Unit;
  readonly moves: Moves;
  readonly game: (gameId: string) => Promise<HeldGame>;
  /** Keeps a written game for later reads, and returns it. */
  readonly put: (game: HeldGame) => HeldGame;
};

/** Seats players in a game, or empties its seats, with all effects. */
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
