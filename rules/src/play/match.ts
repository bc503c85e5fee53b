/** The course of a game: turns, legs, end, undo. No clock, no I/O, no randomness. */
import { RuleError } from '../rule-error.ts';
import { valueOf } from './beds.ts';
import type { Game, Outcome } from './game.ts';
import { currentLeg, legsWon, legWinners, turnsBefore } from './legs.ts';
import { toThrow } from './progress.ts';
import { everySide, ofSide, sideAfter, type BySide, type Side } from './sides.ts';
import { judgement, rulesOf, type Thrown } from './x01/judgement.ts';
import { legEnd } from './x01/leg.ts';
import { gameSettings, startOf, type GameSettings } from './x01/settings.ts';
import { tallyOf } from './x01/statistics.ts';

const fullScores = (settings: GameSettings): BySide<number> =>
  everySide(settings.sides).map((side) => startOf(settings, side));

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
  const worth = judgement(rulesOf(game.settings, side), left, entered);
  const { beds, darts = beds?.map(valueOf) ?? [] } = entered;
  const isByDart = beds !== undefined || darts.length > 1;
  const turn = { side, ...worth, ...(isByDart && { darts }), ...(beds && { beds }) };

  return decided({
    ...game,
    scores: game.scores.with(side, left - worth.total),
    turns: [...game.turns, turn],
  });
}

/** Ends the leg, or the game, if the last turn or retirement ended it. Returns the game that follows. */
export function decided(game: Game): Game {
  const end = legEnd(currentLeg(game));
  if (!end) return game;
  const over = { ...game, outcome: end };
  const { winner, reason } = end;
  if (winner === undefined || reason === 'surrender') return over;
  const { legs, sides } = game.settings;
  if (ofSide(legsWon(legWinners(over), sides), winner) * 2 > legs) return over;

  const leg = { winner, turns: game.turns.length - turnsBefore(game) };
  return { ...game, legs: [...game.legs, leg], scores: fullScores(game.settings) };
}

/**
 * Removes the last turn or retirement, and reopens the leg or game that it ended.
 *
 * @throws {RuleError} `nothing-to-undo` before the first turn
 */
export function undoTurn(over: Game): Game {
  const { outcome: _, ...game } = over;
  const { legs, retirements = [] } = game;
  const last = retirements.at(-1);
  if (last?.after === game.turns.length)
    return reopened({ ...game, retirements: retirements.slice(0, -1) }, last.legs);
  if (game.turns.length === 0) throw new RuleError('nothing-to-undo');

  const turns = game.turns.slice(0, -1);
  const isInLeg = turns.length >= turnsBefore(game);
  return reopened({ ...game, turns }, isInLeg ? legs.length : legs.length - 1);
}

/** Returns a game with the first `count` of its finished legs, and the points left after its turns. */
function reopened(game: Game, count: number): Game {
  const legs = game.legs.slice(0, count);
  const own = game.turns.slice(turnsBefore({ legs }));
  const scores = fullScores(game.settings).map((start, side) => start - tallyOf(own, side).points);
  return { ...game, legs, scores };
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

/** Returns the starter of the rematch: of two, the side after the winner; else, and after a draw, after the starter. */
export const rematchStarter = ({ outcome, settings }: Game): Side => {
  const before = settings.sides === 2 ? outcome?.winner : undefined;
  return sideAfter(before ?? settings.starter, 1, settings.sides);
};

/** Returns a new game with the same settings, started by {@link rematchStarter}. */
export const rematch = (game: Game): Game =>
  newGame({ ...game.settings, starter: rematchStarter(game) });
