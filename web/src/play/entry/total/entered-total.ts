/** A turn entered by its total, as the rules would take it. */
import { canOpen, fewestToClose } from '@darts/rules/play/closing';
import { DARTS_PER_TURN, TURN_TOTALS } from '@darts/rules/play/darts';
import { judged, standingAt, type PlayRules } from '@darts/rules/play/judgement';
import { isStraight } from '@darts/rules/play/settings';
import { bustWords } from '#play/entry/why-bust.ts';
import { words } from './words.ts';

type EnteredTotal = { readonly rules: PlayRules; readonly left: number; readonly total: number };

const isIn = ({ rules, left }: EnteredTotal) => standingAt(rules, left).isIn;

/** Why it cannot be; nothing where it can. */
export function refusalOf(entered: EnteredTotal): string | undefined {
  if (!TURN_TOTALS.has(entered.total)) return words.impossibleTotal;
  return isIn(entered) || canOpen(entered.total) ? undefined : words.noDouble;
}

/** That it is a bust, and why; nothing where it is none, or cannot be. */
export function bustOf(entered: EnteredTotal): string | undefined {
  const { rules, left, total } = entered;
  if (refusalOf(entered)) return undefined;
  const { bust } = judged(rules, left, { darts: [total] });
  return bust ? bustWords(rules, { left: left - total, bust }) : undefined;
}

/** How many darts it may have taken, where it closes by a double and that is not known; nothing elsewhere. */
export function possibleDarts(entered: EnteredTotal): readonly number[] | undefined {
  const { rules, left, total } = entered;
  if (isStraight(rules) || total !== left) return undefined;
  const fewest = fewestToClose(total, rules.out, !isIn(entered)) ?? DARTS_PER_TURN;
  const counts = Array.from({ length: DARTS_PER_TURN }, (_, index) => index + 1);
  return fewest < DARTS_PER_TURN ? counts.slice(fewest - 1) : undefined;
}
