import type { GameScreen } from '@darts/contracts/screens';
import { CLASSIC } from '@darts/rules/play/x01/settings';
import { expect, test } from 'vitest';
import { stageOf } from './board.tsx';

// Of a game that is over, no more is looked at.
const over = {
  status: 'finalizada',
  winner: null,
  format: CLASSIC,
  leg: 1,
  round: 1,
} as GameScreen;

test.each([
  [{ endReason: 'zero', winner: 1 }, 'Finalizada'],
  [{ endReason: 'rounds' }, 'Empate'],
  [{ endReason: 'void' }, 'No disputada'],
  [{ endReason: 'walkover' }, 'No vino nadie'],
  [{ endReason: 'absence' }, 'No vino nadie'],
  [{ endReason: 'withdrawal' }, 'No cuenta por retirada'],
] as const)('a screen shows how a game ended: %o', (changes, words) => {
  expect(stageOf({ ...over, ...changes })).toBe(words);
});
