import { expect, test } from 'vitest';
import { winnerSeat } from './winner-seat.ts';

const ana = { userId: 'ana' };
const biel = { userId: 'biel' };
const gone = { userId: null };

test('the winner is the player of that name', () => {
  expect(winnerSeat({ player1: ana, player2: biel, winner: ana })).toBe(1);
  expect(winnerSeat({ player1: ana, player2: biel, winner: biel })).toBe(2);
  expect(winnerSeat({ player1: ana, player2: biel, winner: null })).toBeUndefined();
});

test('the winner may have deleted the account since', () => {
  expect(winnerSeat({ player1: gone, player2: biel, winner: gone })).toBe(1);
  expect(winnerSeat({ player1: ana, player2: gone, winner: ana })).toBe(1);
  expect(winnerSeat({ player1: gone, player2: gone, winner: gone })).toBeUndefined();
});
