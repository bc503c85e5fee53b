import { randomUUID } from 'node:crypto';
import { newGame, playTurn, type Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import fc from 'fast-check';
import { PacketType } from 'socket.io-parser';
import { expect, test } from 'vitest';
import { PreparingEncoder } from '#platform/prepared.ts';
import { positionAfter, positionOf, rowAfter, type Position } from './position.ts';
import type { LiveGameRow } from './repository.ts';
import { numberOf, settingsColumns } from './stored-game.ts';

const someTurns = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom(0, 20, 26, 45, 60, 100)),
    fc.array(fc.constantFrom(0, 1, 20, 25, 50, 60), { minLength: 2, maxLength: 3 }),
  ),
  { maxLength: 29 },
);

const begun = (): LiveGameRow => ({
  game_id: randomUUID(),
  version: 3,
  player1_id: randomUUID(),
  player2_id: randomUUID(),
  username1: 'Ana «la Zurda»',
  username2: null, // whose account is gone
  league_id: null,
  tournament_id: null,
  status: 'encurso',
  ...settingsColumns(newGame().settings),
  score1: 501,
  score2: 501,
  turns: '[]',
  winner: null,
  end_reason: null,
  created_at: 0,
  moved_at: 0,
  finished_at: null,
  players: [],
});

/** The position after each turn, computed from the one before, up to the turn that ends the game. */
function positionsAfter(turns: readonly (readonly number[])[]): Position[] {
  let game: Game = newGame();
  const positions = [positionOf(begun())];
  for (const [index, sent] of turns.entries()) {
    const seat = numberOf(toThrow(game));
    game = playTurn(game, sent);
    if (game.outcome) break;
    const { total = 0, bust = false } = game.turns.at(-1) ?? {};
    const turn = { seat, total, bust, sent, turnId: `"${index}"` };
    const before = positions.at(-1)!;
    positions.push(positionAfter(before, { turn, game }, rowAfter(before, game, index)));
  }
  return positions;
}

test('a position computed from the one before is the one read from the store', () => {
  fc.assert(
    fc.property(someTurns, (thrown) => {
      for (const position of positionsAfter(thrown)) {
        const turns = JSON.stringify(position.stored);
        expect(position).toEqual(positionOf({ ...position.row, turns }));
      }
    }),
  );
});

test('so it is where the turn ends the game', () => {
  const turns = [[180], [180], [180], [180]];
  const before = positionsAfter(turns).at(-1)!;
  const game = playTurn(before.game, [141]);
  const turn = { seat: 1, total: 141, bust: false, sent: [141] } as const;
  const status = 'finalizada' as const;
  const row = { ...rowAfter(before, game, 7), status, finished_at: 7 };

  const after = positionAfter(before, { turn, game }, row);

  expect(game.outcome).toEqual({ winner: 'player1', reason: 'zero' });
  expect(after).toEqual(positionOf({ ...row, turns: JSON.stringify(after.stored) }));
});

test('what is sent of it is its view, as news and as an acknowledgement', () => {
  const encoder = new PreparingEncoder();
  const decoded = (text: unknown) => JSON.parse(String(text).replace(/^\d+/, ''));
  fc.assert(
    fc.property(someTurns, (turns) => {
      const { view: game } = positionsAfter(turns).at(-1)!;
      const news = { type: PacketType.EVENT, nsp: '/', data: ['updateGame', { game }] };
      const told = { success: true, game, bust: false };
      const acknowledgement = { type: PacketType.ACK, nsp: '/', id: 7, data: [told] };

      expect(decoded(encoder.encode(news)[0])).toEqual(['updateGame', { game }]);
      expect(decoded(encoder.encode(acknowledgement)[0])).toEqual([told]);
    }),
  );
});
