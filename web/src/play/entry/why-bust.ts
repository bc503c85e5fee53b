import type { PlayRules, Standing } from '@darts/rules/play/x01/judgement';
import { entryWords } from './words.ts';

type Left = Pick<Standing, 'left' | 'bust'>;

/** Returns the reason of a bust; undefined for no bust, or for too many points. */
export function whyBust({ out }: PlayRules, { left, bust }: Left): string | undefined {
  if (!bust || left < 0 || out === 'straight') return undefined;
  return left === 0 ? entryWords.noClose[out] : entryWords.oneLeft;
}

/** Returns the words for a bust, with its reason. */
export const bustWords = (rules: PlayRules, turn: Left): string =>
  [entryWords.tooMuch, whyBust(rules, turn)].filter(Boolean).join(', ');

/** Returns the words for the points left, or for a bust. */
export const leftOrBust = (rules: PlayRules, turn: Left): string =>
  turn.bust ? bustWords(rules, turn) : entryWords.left(turn.left);
