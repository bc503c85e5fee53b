import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DART_VALUES, TURN_TOTALS } from './darts.ts';
import type { Game } from './game.ts';
import { correctTurn, newGame, playTurn, undoTurn } from './match.ts';
import { toThrow } from './progress.ts';
import { PAIR, rivalOf } from './pair.ts';
import { MAX_EXTRA_ROUNDS } from './x01/leg.ts';

const someTotal = fc.oneof(fc.constantFrom(...TURN_TOTALS), fc.constant(0));
const someTurn: fc.Arbitrary<number[]> = fc.oneof(
  fc.array(fc.constantFrom(...DART_VALUES), { minLength: 2, maxLength: 3 }),
  fc.tuple(someTotal), // 0 as often as not, so that scores stay equal often enough
);
const someSettings = fc.record({
  start: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constant(501)),
  rounds: fc.integer({ min: 1, max: 20 }),
  starter: fc.constantFrom(...PAIR),
  suddenDeath: fc.boolean(),
});
const someGame = fc
  .tuple(someSettings, fc.array(someTurn, { maxLength: 120 }))
  .map(([settings, turns]) => turns.reduce(playUnlessOver, newGame(settings)));

function playUnlessOver(game: Game, darts: number[]): Game {
  return game.outcome ? game : playTurn(game, darts);
}

test('the points left are the start minus the turns that counted, and never below 0', () => {
  fc.assert(
    fc.property(someGame, (game) => {
      for (const side of PAIR) {
        const counted = game.turns.filter((turn) => turn.side === side).map((turn) => turn.total);
        expect(game.scores[side]).toBe(
          counted.reduce((left, total) => left - total, game.settings.start),
        );
        expect(game.scores[side]).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('players throw in turns, beginning with the starter', () => {
  fc.assert(
    fc.property(someGame, (game) => {
      fc.pre(!game.outcome);
      const { turns, settings } = game;
      const { starter } = settings;
      const second = rivalOf(starter);
      expect(turns.map((turn) => turn.side)).toEqual(
        turns.map((_, index) => (index % 2 === 0 ? starter : second)),
      );
      expect(toThrow(game)).toBe(turns.length % 2 === 0 ? starter : second);
    }),
  );
});

test('a turn counts the sum of its darts, or 0 on a bust', () => {
  fc.assert(
    fc.property(someGame, ({ turns }) => {
      for (const { darts, total, bust } of turns) {
        const thrown = darts?.reduce((sum, dart) => sum + dart) ?? total;
        expect(total).toBe(bust ? 0 : thrown);
      }
    }),
  );
});

test('a game ends, and the winner never has more points left than the rival', () => {
  fc.assert(
    fc.property(someGame, (game) => {
      const { scores, turns, settings, outcome } = game;
      const { rounds, suddenDeath } = settings;
      const mostTurns = 2 * (rounds + (suddenDeath ? MAX_EXTRA_ROUNDS : 0));

      expect(turns.length).toBeLessThanOrEqual(mostTurns);
      if (turns.length === mostTurns) expect(outcome).toBeDefined();
      if (outcome?.winner !== undefined) {
        expect(scores[outcome.winner]).toBeLessThanOrEqual(scores[rivalOf(outcome.winner)]!);
      }
      if (outcome && outcome.winner === undefined) {
        expect(scores[0]).toBe(scores[1]);
        expect(suddenDeath).toBe(false);
      }
      expect(outcome?.reason === 'zero').toBe(Object.values(scores).includes(0));
    }),
  );
});

test('undoing a turn restores the game before it', () => {
  fc.assert(
    fc.property(someGame, someTurn, (game, darts) => {
      fc.pre(!game.outcome);
      expect(undoTurn(playTurn(game, darts))).toEqual(game);
    }),
  );
});

test('a corrected turn gives the same game as the right turn at once', () => {
  fc.assert(
    fc.property(someGame, someTurn, someTurn, (game, thrown, darts) => {
      fc.pre(!game.outcome);
      expect(correctTurn(playTurn(game, thrown), { darts })).toEqual(playTurn(game, darts));
    }),
  );
});

test('undoing every turn restores the new game', () => {
  fc.assert(
    fc.property(someGame, (game) => {
      const undone = game.turns.reduce((later) => undoTurn(later), game);
      expect(undone).toEqual(newGame(game.settings));
    }),
  );
});

test('playing the same turns again gives the same game', () => {
  fc.assert(
    fc.property(someGame, (game) => {
      // Busts have lost their total; any turn worth more than what is left busts again.
      const again = game.turns.reduce(
        (earlier, { darts, total, bust }) =>
          playTurn(earlier, darts ? [...darts] : [bust ? 180 : total]),
        newGame(game.settings),
      );
      expect(again).toEqual(game);
    }),
  );
});
