import type { PlayRules, Standing } from '@darts/rules/play/judgement';
import { words } from './words.ts';

type Left = Pick<Standing, 'left' | 'bust'>;

/** Why a turn is a bust; nothing, where it is too much, which needs no words. */
export function whyBust({ out }: PlayRules, { left, bust }: Left): string | undefined {
  if (!bust || left < 0 || out === 'straight') return undefined;
  return left === 0 ? words.noClose[out] : words.oneLeft;
}

/** That it is too much, and why. */
export const bustWords = (rules: PlayRules, turn: Left): string =>
  [words.tooMuch, whyBust(rules, turn)].filter(Boolean).join(', ');

/** What is left, or that it is too much. */
export const leftOrBust = (rules: PlayRules, turn: Left): string =>
  turn.bust ? bustWords(rules, turn) : words.left(turn.left);
