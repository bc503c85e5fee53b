/** One game of darts between two players, as a value. No clock, no I/O, no randomness. */
import { RuleError } from '../rule-error.ts';
import { turnTotal } from './darts.ts';
import { roundsPlayed, toThrow } from './progress.ts';
import { otherSeat, SEATS, type BySeat, type Seat } from './seats.ts';
import { gameSettings, type GameSettings } from './settings.ts';
import { suddenDeathWinner } from './sudden-death.ts';
import type { Turn } from './turn.ts';

/** How a game can end. The first three follow from the turns; the others are decided off the board. */
export const END_REASONS = [
  'zero',
  'rounds',
  'sudden-death',
  'surrender',
  'disconnect',
  'absence',
  'idle',
  'void',
  'bye',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Without a winner, a draw (or, when void, nothing at all). */
export type Outcome = { readonly winner?: Seat; readonly reason: EndReason };

export type Game = {
  readonly settings: GameSettings;
  readonly scores: BySeat<number>; // points left
  readonly turns: readonly Turn[]; // oldest first
  readonly outcome?: Outcome; // absent while in progress
};

/** @param given what is left out is as in `CLASSIC`, started by player1, and may end in a draw */
export function newGame(given: Partial<GameSettings> = {}): Game {
  const settings = gameSettings(given);
  const { start } = settings;
  return { settings, scores: { player1: start, player2: start }, turns: [] };
}

/**
 * Plays one turn for the player to throw and returns the game that follows.
 *
 * A turn worth more than the points left is a bust: it counts 0 and the score stays. Reaching
 * exactly 0 wins. When both players have used their rounds, the lower score wins; equal scores
 * draw, or go on as sudden death.
 *
 * @param darts as {@link turnTotal} takes them
 * @throws {RuleError} `game-over`, or whatever {@link turnTotal} refuses
 */
export function playTurn(game: Game, darts: readonly number[]): Game {
  if (game.outcome) throw new RuleError('game-over');

  const seat = toThrow(game);
  const total = turnTotal(darts);
  const left = game.scores[seat] - total;
  const bust = left < 0;
  const turn = { seat, total: bust ? 0 : total, bust, ...(darts.length > 1 && { darts }) };

  return decided({
    ...game,
    scores: bust ? game.scores : { ...game.scores, [seat]: left },
    turns: [...game.turns, turn],
  });
}

/** The game with the outcome that its last turn brought, if it brought one. */
function decided(game: Game): Game {
  const { scores, turns, settings } = game;
  const finisher = SEATS.find((seat) => scores[seat] === 0);
  const isRoundOver = turns.length % SEATS.length === 0;
  const extraRounds = roundsPlayed(game) - settings.rounds;

  if (finisher) return { ...game, outcome: { winner: finisher, reason: 'zero' } };
  if (!isRoundOver || extraRounds < 0) return game;
  if (scores.player1 !== scores.player2) {
    const winner = scores.player1 < scores.player2 ? 'player1' : 'player2';
    return { ...game, outcome: { winner, reason: extraRounds > 0 ? 'sudden-death' : 'rounds' } };
  }
  if (!settings.suddenDeath) return { ...game, outcome: { reason: 'rounds' } };
  const winner = suddenDeathWinner(game, extraRounds);
  return winner ? { ...game, outcome: { winner, reason: 'sudden-death' } } : game;
}

/**
 * Takes back the last turn; a game that it had ended is open again.
 *
 * @throws {RuleError} `nothing-to-undo` before the first turn
 */
export function undoTurn(game: Game): Game {
  const last = game.turns.at(-1);
  if (!last) throw new RuleError('nothing-to-undo');

  const { outcome: _, ...open } = game;
  return {
    ...open,
    scores: { ...game.scores, [last.seat]: game.scores[last.seat] + last.total },
    turns: game.turns.slice(0, -1),
  };
}

/** Ends a running game off the board: a surrender, a rival who stays away. */
export function endGame(game: Game, outcome: Outcome): Game {
  if (game.outcome) throw new RuleError('game-over');
  return { ...game, outcome };
}

/** Who starts the rematch: the one who did not win; after a draw, the one who did not start. */
export const rematchStarter = (game: Game): Seat =>
  otherSeat(game.outcome?.winner ?? game.settings.starter);

/** The next game between the same players, from the start. */
export const rematch = (game: Game): Game =>
  newGame({ ...game.settings, starter: rematchStarter(game) });
