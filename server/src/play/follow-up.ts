import type { Unit } from '#platform/store/transactions.ts';
import type { HeldGame } from './held-game.ts';
import type { SeatNumber } from './tables.ts';

/** A league or a tournament. */
export type CompetitionRef = {
  readonly kind: 'league' | 'tournament';
  readonly competitionId: string;
};

/** A game of a league or a tournament. */
export type CompetitionGame = HeldGame & CompetitionRef;

/** True if a league or a tournament waits for a game. */
export const isOfCompetition = (game: HeldGame): game is CompetitionGame => game.kind !== null;

/**
 * Consequences of changes of games, each in the transaction of its change. Where the game is of a competition,
 * the competition's row is written before.
 */
export type FollowUp = {
  /** Follows a game that begins, of the lobby or of a competition. */
  readonly begun: (unit: Unit, game: HeldGame) => Promise<void>;
  /**
   * Follows a game of a competition that is decided: at the board, off it, or by hand; also anew.
   *
   * @param through the seat that goes on in a bracket; null for nobody
   * @throws {Refusal} `next-game-begun`
   */
  readonly decided: (
    unit: Unit,
    game: CompetitionGame,
    through: SeatNumber | null,
  ) => Promise<void>;
  /**
   * Follows a game whose outcome is taken back: it is to be played.
   *
   * @throws {Refusal} `next-game-begun`, `not-in-progress`
   */
  readonly reopened: (unit: Unit, game: CompetitionGame) => Promise<void>;
  /** Follows the end of a competition in which all games that nobody has begun are void. */
  readonly closed: (unit: Unit, of: CompetitionRef) => Promise<void>;
  /** Follows the players of a game as they agree on another time. */
  readonly agreed: (unit: Unit, game: CompetitionGame) => Promise<void>;
  /** Follows an organiser who ends what the players of some games had agreed on. */
  readonly agreementsEnded: (unit: Unit, of: CompetitionRef) => Promise<void>;
  /**
   * Follows the withdrawal of a player.
   *
   * @param gameIds those of a league that are decided by it, and those of a tournament that are still open
   */
  readonly withdrawn: (unit: Unit, of: CompetitionRef, gameIds: readonly string[]) => Promise<void>;
};
