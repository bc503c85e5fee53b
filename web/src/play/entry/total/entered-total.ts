/** Checks of a turn entered as a total. */
import { canOpen, fewestToClose } from '@darts/rules/play/x01/closing';
import { DARTS_PER_TURN, TURN_TOTALS } from '@darts/rules/play/darts';
import { judgement, standingAt, type PlayRules } from '@darts/rules/play/x01/judgement';
import { isStraight } from '@darts/rules/play/x01/settings';
import { bustWords } from '#play/entry/why-bust.ts';
import { totalEntryWords } from './words.ts';

type EnteredTotal = { readonly rules: PlayRules; readonly left: number; readonly total: number };

const isIn = ({ rules, left }: EnteredTotal) => standingAt(rules, left).isIn;

/** Returns the reason why a total is impossible; undefined for a possible total. */
export function refusalOf(entered: EnteredTotal): string | undefined {
  if (!TURN_TOTALS.has(entered.total)) return totalEntryWords.impossibleTotal;
  return isIn(entered) || canOpen(entered.total) ? undefined : totalEntryWords.noDouble;
}

/** Returns the words for a bust; undefined for no bust or an impossible total. */
export function bustOf(entered: EnteredTotal): string | undefined {
  const { rules, left, total } = entered;
  if (refusalOf(entered)) return undefined;
  const { bust } = judgement(rules, left, { darts: [total] });
  return bust ? bustWords(rules, { left: left - total, bust }) : undefined;
}

/** Returns the possible numbers of darts for a total that closes; undefined if there is nothing to ask. */
export function possibleDarts(entered: EnteredTotal): readonly number[] | undefined {
  const { rules, left, total } = entered;
  if (isStraight(rules) || total !== left) return undefined;
  const fewest = fewestToClose(total, rules.out, !isIn(entered)) ?? DARTS_PER_TURN;
  const counts = Array.from({ length: DARTS_PER_TURN }, (_, index) => index + 1);
  return fewest < DARTS_PER_TURN ? counts.slice(fewest - 1) : undefined;
}
