/** A game of darts, as an immutable value. No clock, no I/O, no randomness. */
import { RuleError } from '../rule-error.ts';
import { valueOf } from './beds.ts';
import type { EndReason } from './endings/end-reasons.ts';
import { judgement, type Thrown } from './judgement.ts';
import { legStarter, legsWon, legWinners, turnsBefore, type Leg } from './legs.ts';
import { roundsPlayed, toThrow } from './progress.ts';
import { everySide, sideAfter, ofSide, type BySide, type Side } from './sides.ts';
import { gameSettings, type GameSettings } from './settings.ts';
import { suddenDeathWinner } from './sudden-death.ts';
import { tallyOf } from './statistics.ts';
import type { Turn } from './turn.ts';

/** The end of a game. Without a winner it is a draw, or void. */
export type Outcome = { readonly winner?: Side; readonly reason: EndReason };

export type Game = {
  readonly settings: GameSettings;
  readonly scores: BySide<number>; // points left in the current or last leg
  readonly legs: readonly Leg[]; // legs before the current or last leg, oldest first
  readonly turns: readonly Turn[]; // of all legs, oldest first
  readonly outcome?: Outcome; // absent while in progress
};

const fullScores = ({ start, sides }: GameSettings): BySide<number> =>
  everySide(sides).map(() => start);

/** @param given defaults as in {@link gameSettings} */
export function newGame(given: Partial<GameSettings> = {}): Game {
  const settings = gameSettings(given);
  return { settings, scores: fullScores(settings), legs: [], turns: [] };
}

/**
 * Plays one turn for the side to throw and returns the game that follows.
 *
 * A turn that leaves less than 0, or a score that cannot be closed, is a bust: it counts 0 and the score
 * stays. Reaching exactly 0 with a dart that may close wins the leg. When all sides have used their
 * rounds, the lowest score wins the leg; equal lowest scores are a draw or lead to sudden death. More than half of
 * the legs win the game.
 *
 * @param thrown the turn, or its darts alone, as `turnTotal` takes them
 * @throws {RuleError} `game-over`, and the codes of {@link judgement}
 */
export function playTurn(game: Game, thrown: Thrown | readonly number[]): Game {
  if (game.outcome) throw new RuleError('game-over');

  const side = toThrow(game);
  const left = ofSide(game.scores, side);
  const entered = 'length' in thrown ? { darts: thrown } : thrown;
  const worth = judgement(game.settings, left, entered);
  const { beds, darts = beds?.map(valueOf) ?? [] } = entered;
  const isByDart = beds !== undefined || darts.length > 1;
  const turn = { side, ...worth, ...(isByDart && { darts }), ...(beds && { beds }) };

  return decided({
    ...game,
    scores: game.scores.with(side, left - worth.total),
    turns: [...game.turns, turn],
  });
}

/** Ends the leg, or the game, if the last turn ended it. Returns the game that follows. */
function decided(game: Game): Game {
  const end = legEnd(game);
  if (!end) return game;
  const over = { ...game, outcome: end };
  const { winner } = end;
  if (winner === undefined) return over;
  const { legs, sides } = game.settings;
  if (ofSide(legsWon(legWinners(over), sides), winner) * 2 > legs) return over;

  const leg = { winner, turns: game.turns.length - turnsBefore(game) };
  return { ...game, legs: [...game.legs, leg], scores: fullScores(game.settings) };
}

/** Returns the outcome of the current leg; undefined while the leg goes on. */
function legEnd(game: Game): Outcome | undefined {
  const { scores, turns, settings } = game;
  const finisher = scores.indexOf(0);
  if (finisher >= 0) return { winner: finisher, reason: 'zero' };

  const before = turnsBefore(game);
  const extraRounds = roundsPlayed(game) - settings.rounds;
  if ((turns.length - before) % settings.sides !== 0 || extraRounds < 0) return undefined;
  const lowest = Math.min(...scores);
  const leader = scores.indexOf(lowest);
  if (leader === scores.lastIndexOf(lowest)) {
    return { winner: leader, reason: extraRounds > 0 ? 'sudden-death' : 'rounds' };
  }
  if (!settings.suddenDeath) return { reason: 'rounds' };
  const own = turns.slice(before);
  const winner = suddenDeathWinner(own, extraRounds, legStarter(settings, game));
  return winner === undefined ? undefined : { winner, reason: 'sudden-death' };
}

/**
 * Removes the last turn, and reopens the leg or game that it ended.
 *
 * @throws {RuleError} `nothing-to-undo` before the first turn
 */
export function undoTurn(game: Game): Game {
  if (game.turns.length === 0) throw new RuleError('nothing-to-undo');

  const { outcome: _, ...open } = game;
  const turns = game.turns.slice(0, -1);
  const isInLeg = turns.length >= turnsBefore(game);
  const legs = isInLeg ? game.legs : game.legs.slice(0, -1);
  const own = turns.slice(turnsBefore({ legs }));
  const scores = fullScores(game.settings).map((start, side) => start - tallyOf(own, side).points);
  return { ...open, scores, legs, turns };
}

/**
 * Replaces the last turn and recomputes its consequences.
 *
 * @throws {RuleError} `nothing-to-undo`, and the codes of {@link playTurn}
 */
export const correctTurn = (game: Game, thrown: Thrown): Game => playTurn(undoTurn(game), thrown);

/** Ends a running game for a reason other than its turns, such as surrender or disconnection. */
export function endGame(game: Game, outcome: Outcome): Game {
  if (game.outcome) throw new RuleError('game-over');
  return { ...game, outcome };
}

/** Returns the starter of the rematch: the side after the winner; after a draw, after the starter. */
export const rematchStarter = ({ outcome, settings }: Game): Side =>
  sideAfter(outcome?.winner ?? settings.starter, 1, settings.sides);

/** Returns a new game with the same settings, started by {@link rematchStarter}. */
export const rematch = (game: Game): Game =>
  newGame({ ...game.settings, starter: rematchStarter(game) });
