import type { BedName } from '@darts/rules/play/beds';
import { checkouts } from '@darts/rules/play/x01/checkouts';
import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import type { Out } from '@darts/rules/play/x01/settings';
import type { ReactNode } from 'react';
import { shortBed, spokenDart } from '#play/board/thrown-dart.ts';
import text from '#ui/text.module.css';
import styles from '#play/entry/dart-slots.module.css';
import { checkoutWords } from './words.ts';

/** The best checkout, rendered. */
export type Checkout = {
  readonly line: ReactNode; // the whole checkout, for a turn without darts
  readonly darts: readonly ReactNode[]; // an element for each remaining dart
  readonly next: BedName | undefined; // the first bed; undefined if the leg cannot be closed
};

/** The highest score that three darts close with a double. */
const MAX_DOUBLE_OUT_POINTS = 170;

/** Returns the best checkout with the darts in hand, or a note that a low score has none. */
export function checkoutFrom(left: number, dartsThrown: number, out: Out): Checkout | undefined {
  const [route] = checkouts(left, DARTS_PER_TURN - dartsThrown, out);
  if (route) {
    return {
      line: (
        <span className={styles.checkout}>
          <span className={text.hidden}>
            {checkoutWords.way(route.map((bed) => spokenDart({ bed })).join('; '))}
          </span>
          <span aria-hidden="true">{route.map(shortBed).join(' ')}</span>
        </span>
      ),
      darts: route.map((bed) => <Ahead key={bed} bed={bed} />),
      next: route[0],
    };
  }
  const isBogey = dartsThrown === 0 && out !== 'straight';
  if (!isBogey || (out === 'double' && left > MAX_DOUBLE_OUT_POINTS)) return undefined;
  return {
    line: <span className={styles.checkout}>{checkoutWords.none}</span>,
    darts: [],
    next: undefined,
  };
}

const Ahead = ({ bed }: { readonly bed: BedName }) => (
  <>
    <span className={text.hidden}>. {checkoutWords.way(spokenDart({ bed }))}</span>
    <b className={styles.ahead} aria-hidden="true">
      {shortBed(bed)}
    </b>
  </>
);
