/** One game of darts between two players, as a value. No clock, no I/O, no randomness. */
import { RuleError } from '../rule-error.ts';
import { valueOf } from './beds.ts';
import type { EndReason } from './endings/end-reasons.ts';
import { judged, type Thrown } from './judgement.ts';
import { legStarter, legsWon, legWinners, turnsBefore, type Leg } from './legs.ts';
import { roundsPlayed, toThrow } from './progress.ts';
import { otherSeat, SEATS, type BySeat, type Seat } from './seats.ts';
import { gameSettings, type GameSettings } from './settings.ts';
import { suddenDeathWinner } from './sudden-death.ts';
import { tallyOf } from './statistics.ts';
import type { Turn } from './turn.ts';

/** Without a winner, a draw (or, when void, nothing at all). */
export type Outcome = { readonly winner?: Seat; readonly reason: EndReason };

export type Game = {
  readonly settings: GameSettings;
  readonly scores: BySeat<number>; // points left in the leg that is played, or was last
  readonly legs: readonly Leg[]; // before that one, oldest first
  readonly turns: readonly Turn[]; // of all legs, oldest first
  readonly outcome?: Outcome; // absent while in progress
};

const fullScores = ({ start }: GameSettings): BySeat<number> => ({
  player1: start,
  player2: start,
});

/** @param given what is left out is as in `CLASSIC`, started by player1, and may end in a draw */
export function newGame(given: Partial<GameSettings> = {}): Game {
  const settings = gameSettings(given);
  return { settings, scores: fullScores(settings), legs: [], turns: [] };
}

/**
 * Plays one turn for the player to throw and returns the game that follows.
 *
 * A turn that leaves less than nothing, or what can no longer be closed, is a bust: it counts 0 and
 * the score stays. Reaching exactly 0 with a dart that may close wins the leg. When both players have
 * used their rounds, the lower score wins it; equal scores draw, or go on as sudden death. More than
 * half of the legs win the game.
 *
 * @param thrown the turn, or its darts alone, as `turnTotal` takes them
 * @throws {RuleError} `game-over`, or whatever {@link judged} refuses
 */
export function playTurn(game: Game, thrown: Thrown | readonly number[]): Game {
  if (game.outcome) throw new RuleError('game-over');

  const seat = toThrow(game);
  const entered = 'length' in thrown ? { darts: thrown } : thrown;
  const worth = judged(game.settings, game.scores[seat], entered);
  const { beds, darts = beds?.map(valueOf) ?? [] } = entered;
  const isByDart = beds !== undefined || darts.length > 1;
  const turn = { seat, ...worth, ...(isByDart && { darts }), ...(beds && { beds }) };

  return decided({
    ...game,
    scores: { ...game.scores, [seat]: game.scores[seat] - worth.total },
    turns: [...game.turns, turn],
  });
}

/** The game that follows from its last turn, which may have brought the end of a leg, or of it all. */
function decided(game: Game): Game {
  const end = legEnd(game);
  if (!end) return game;
  const over = { ...game, outcome: end };
  const { winner } = end;
  const isWon = winner && legsWon(legWinners(over))[winner] * 2 > game.settings.legs;
  if (!winner || isWon) return over;

  const leg = { winner, turns: game.turns.length - turnsBefore(game) };
  return { ...game, legs: [...game.legs, leg], scores: fullScores(game.settings) };
}

/** How the leg that is played has ended, if it has. */
function legEnd(game: Game): Outcome | undefined {
  const { scores, turns, settings } = game;
  const finisher = SEATS.find((seat) => scores[seat] === 0);
  if (finisher) return { winner: finisher, reason: 'zero' };

  const before = turnsBefore(game);
  const extraRounds = roundsPlayed(game) - settings.rounds;
  if ((turns.length - before) % SEATS.length !== 0 || extraRounds < 0) return undefined;
  if (scores.player1 !== scores.player2) {
    const winner = scores.player1 < scores.player2 ? 'player1' : 'player2';
    return { winner, reason: extraRounds > 0 ? 'sudden-death' : 'rounds' };
  }
  if (!settings.suddenDeath) return { reason: 'rounds' };
  const own = turns.slice(before);
  const winner = suddenDeathWinner(own, extraRounds, legStarter(settings.starter, game));
  return winner && { winner, reason: 'sudden-death' };
}

/**
 * Takes back the last turn; a leg or a game that it had ended is open again.
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
  const left = (seat: Seat) => game.settings.start - tallyOf(own, seat).points;
  return { ...open, scores: { player1: left('player1'), player2: left('player2') }, legs, turns };
}

/**
 * Plays the last turn again, as it should have been; what had followed from it follows anew.
 *
 * @throws {RuleError} `nothing-to-undo`, or whatever {@link playTurn} refuses
 */
export const correctTurn = (game: Game, thrown: Thrown): Game => playTurn(undoTurn(game), thrown);

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
