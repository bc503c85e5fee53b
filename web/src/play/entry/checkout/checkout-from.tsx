import type { BedName } from '@darts/rules/play/beds';
import { checkouts } from '@darts/rules/play/checkouts';
import { DARTS_PER_TURN } from '@darts/rules/play/darts';
import type { Out } from '@darts/rules/play/settings';
import type { ReactNode } from 'react';
import { shortBed, spokenDart } from '#play/board/thrown-dart.ts';
import text from '#ui/text.module.css';
import styles from '#play/entry/dart-slots.module.css';
import { words } from './words.ts';

/** The best way to close a leg, and how it is shown. */
export type Checkout = {
  readonly line: ReactNode; // all of it, beside a turn without darts
  readonly darts: readonly ReactNode[]; // each, in the place of the dart to come
  readonly next: BedName | undefined; // none where it cannot be closed
};

/** The highest that three darts close by a double; by a treble, the highest there is. */
const MAX_BY_DOUBLE = 170;

/** The best way with the darts in hand; where three cannot close what looks near, that is said. */
export function checkoutFrom(left: number, dartsThrown: number, out: Out): Checkout | undefined {
  const [route] = checkouts(left, DARTS_PER_TURN - dartsThrown, out);
  if (route) {
    return {
      line: (
        <span className={styles['checkout']}>
          <span className={text['hidden']}>
            {words.way(route.map((bed) => spokenDart({ bed })).join('; '))}
          </span>
          <span aria-hidden="true">{route.map(shortBed).join(' ')}</span>
        </span>
      ),
      darts: route.map((bed) => <Ahead key={bed} bed={bed} />),
      next: route[0],
    };
  }
  const isBogey = dartsThrown === 0 && out !== 'straight';
  if (!isBogey || (out === 'double' && left > MAX_BY_DOUBLE)) return undefined;
  return {
    line: <span className={styles['checkout']}>{words.none}</span>,
    darts: [],
    next: undefined,
  };
}

const Ahead = ({ bed }: { readonly bed: BedName }) => (
  <>
    <span className={text['hidden']}>. {words.way(spokenDart({ bed }))}</span>
    <b className={styles['ahead']} aria-hidden="true">
      {shortBed(bed)}
    </b>
  </>
);
