/** Games that a client rebuilds from updates with the last turn only. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ana, biel, game as example } from '../docs/examples.ts';
import type { GameView } from '../play.ts';
import { wholeGame } from './whole-game.ts';

const begun: GameView = { ...example, turns: [], lastTurn: null, version: 1, expectedTurn: 0 };

function afterTurn(game: GameView, totalScore: number): GameView {
  const [seat, playerId] = game.expectedTurn % 2 === 0 ? [1, ana.userId] : [2, biel.userId];
  const lastTurn = { playerId, seat: seat as 1 | 2, leg: 1, totalScore, bust: false };
  const turns = [...game.turns, lastTurn];
  return { ...game, turns, lastTurn, expectedTurn: turns.length, version: game.version + 1 };
}

/** Returns the game after a player came or left. The server never sends this version without the turns. */
const afterComing = (game: GameView): GameView => ({ ...game, version: game.version + 1 });

function withoutTurns(game: GameView) {
  const { turns: _, ...update } = game;
  return update;
}

test('an update with the last turn only adds the turn to the known game', () => {
  const game = afterTurn(begun, 60);
  expect(wholeGame(begun, withoutTurns(game))).toEqual(game);
});

test('an update adds its turn after other changes that were not sent', () => {
  const game = afterTurn(afterComing(afterComing(begun)), 60);
  expect(wholeGame(begun, withoutTurns(game))).toEqual(game);
});

test('a complete game replaces the known game', () => {
  const game = afterTurn(afterTurn(begun, 60), 45);
  expect(wholeGame(undefined, game)).toEqual(game);
  expect(wholeGame(begun, game)).toEqual(game);
});

test('an update of the same or an older version changes nothing', () => {
  const [first, second] = [afterTurn(begun, 60), afterTurn(afterTurn(begun, 60), 45)];
  expect(wholeGame(second, withoutTurns(first))).toBe(second);
  expect(wholeGame(second, withoutTurns(second))).toBe(second);
});

test('no game is rebuilt when a turn is missing, the game is another or no game is known', () => {
  const later = withoutTurns(afterTurn(afterTurn(begun, 60), 45));
  expect(wholeGame(begun, later)).toBeUndefined();
  expect(wholeGame({ ...begun, gameId: crypto.randomUUID() }, later)).toBeUndefined();
  expect(wholeGame(undefined, later)).toBeUndefined();
});

test('the known game is always a real version, with updates lost, repeated or late', () => {
  const change = fc.oneof(fc.integer({ min: 0, max: 180 }), fc.constant('somebody comes' as const));
  const message = fc.record({ of: fc.nat(), whole: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 20 }),
      fc.array(message, { maxLength: 60 }),
      (changes, messages) => {
        const games = [begun];
        for (const each of changes) {
          const game = games.at(-1)!;
          games.push(typeof each === 'number' ? afterTurn(game, each) : afterComing(game));
        }
        let known: GameView | undefined;
        for (const { of, whole } of messages) {
          const game = games[of % games.length]!;
          const isTurn = game.expectedTurn > (games[game.version - 2]?.expectedTurn ?? 0);
          known = wholeGame(known, whole || !isTurn ? game : withoutTurns(game)) ?? known;
          const { version } = known ?? begun;
          expect(known ?? begun).toEqual(games[version - 1]);
        }
      },
    ),
  );
});
