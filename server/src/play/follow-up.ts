import type { PairSide } from '@darts/rules/play/pair';
import type { Unit } from '#platform/store/transactions.ts';
import type { HeldGame } from './held-game.ts';

/** A league or a tournament. */
export type CompetitionRef = {
  readonly kind: 'league' | 'tournament';
  readonly competitionId: string;
};

/** A game of a league or a tournament. */
export type CompetitionGame = HeldGame & CompetitionRef;

/** True if a game belongs to a league or a tournament. */
export const isOfCompetition = (game: HeldGame): game is CompetitionGame => game.kind !== null;

/**
 * Callbacks for changes of games, each called in the transaction of the change. For a competition's game, the
 * competition's row has been written before.
 */
export type FollowUp = {
  /** Called when a game begins, in the lobby or in a competition. */
  readonly begun: (unit: Unit, game: HeldGame) => Promise<void>;
  /**
   * Called when a game of a competition is decided, or decided again: by a turn, by an early ending, or by hand.
   *
   * @param through the side that advances in a bracket; null: nobody
   * @throws {Refusal} `next-game-begun`
   */
  readonly decided: (unit: Unit, game: CompetitionGame, through: PairSide | null) => Promise<void>;
  /**
   * Called when the outcome of a game is taken back, so that the game is to be played.
   *
   * @throws {Refusal} `next-game-begun`, `not-in-progress`
   */
  readonly reopened: (unit: Unit, game: CompetitionGame) => Promise<void>;
  /** Called when a competition is closed, once the games that had not begun are void. */
  readonly closed: (unit: Unit, of: CompetitionRef) => Promise<void>;
  /** Called when the players of a game agree on another time. */
  readonly agreed: (unit: Unit, game: CompetitionGame) => Promise<void>;
  /** Called when an organiser ends agreements between players about the time of their games. */
  readonly agreementsEnded: (unit: Unit, of: CompetitionRef) => Promise<void>;
  /**
   * Called when a player withdraws.
   *
   * @param gameIds in a league, the games that the withdrawal decides; in a tournament, the player's open games
   */
  readonly withdrawn: (unit: Unit, of: CompetitionRef, gameIds: readonly string[]) => Promise<void>;
};
