/** One game of darts between two players, as a value. No clock, no I/O, no randomness. */
import { RuleError } from '../rule-error.ts';
import { turnTotal } from './darts.ts';
import { otherSeat, SEATS, type BySeat, type Seat } from './seats.ts';
import { suddenDeathWinner } from './sudden-death.ts';
import type { Turn } from './turn.ts';

export const STARTING_POINTS = 501;
export const ROUNDS = 15;

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

export type GameSettings = {
  readonly start: number; // points each player starts from
  readonly rounds: number; // turns each player may take
  readonly starter: Seat;
  readonly suddenDeath: boolean; // go on after the last round while the scores are equal
};

export type Game = GameSettings & {
  readonly scores: BySeat<number>; // points left
  readonly toMove: Seat;
  readonly turns: readonly Turn[]; // oldest first
  readonly outcome?: Outcome; // absent while in progress
};

export const newGame = (settings: Partial<GameSettings> = {}): Game => {
  const { start = STARTING_POINTS, rounds = ROUNDS } = settings;
  const { starter = 'player1', suddenDeath = false } = settings;
  return {
    start,
    rounds,
    starter,
    suddenDeath,
    scores: { player1: start, player2: start },
    toMove: starter,
    turns: [],
  };
};

/**
 * Plays one turn for the player to move and returns the game that follows.
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

  const seat = game.toMove;
  const total = turnTotal(darts);
  const left = game.scores[seat] - total;
  const bust = left < 0;
  const turn = { seat, total: bust ? 0 : total, bust, ...(darts.length > 1 && { darts }) };

  return decided({
    ...game,
    scores: bust ? game.scores : { ...game.scores, [seat]: left },
    toMove: otherSeat(seat),
    turns: [...game.turns, turn],
  });
}

/** The game with the outcome that its last turn brought, if it brought one. */
function decided(game: Game): Game {
  const { scores, turns, rounds, suddenDeath } = game;
  const finisher = SEATS.find((seat) => scores[seat] === 0);
  const isRoundOver = turns.length % SEATS.length === 0;
  const extraRounds = turns.length / SEATS.length - rounds;

  if (finisher) return { ...game, outcome: { winner: finisher, reason: 'zero' } };
  if (!isRoundOver || extraRounds < 0) return game;
  if (scores.player1 !== scores.player2) {
    const winner = scores.player1 < scores.player2 ? 'player1' : 'player2';
    return { ...game, outcome: { winner, reason: extraRounds > 0 ? 'sudden-death' : 'rounds' } };
  }
  if (!suddenDeath) return { ...game, outcome: { reason: 'rounds' } };
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
    toMove: last.seat,
    turns: game.turns.slice(0, -1),
  };
}

/** Ends a running game off the board: a surrender, a rival who stays away. */
export function endGame(game: Game, outcome: Outcome): Game {
  if (game.outcome) throw new RuleError('game-over');
  return { ...game, outcome };
}

/** Who starts the rematch: the one who did not win; after a draw, the one who did not start. */
export const rematchStarter = (game: Game): Seat => otherSeat(game.outcome?.winner ?? game.starter);

/** The next game between the same players, from the start. */
export const rematch = (game: Game): Game => newGame({ ...game, starter: rematchStarter(game) });
