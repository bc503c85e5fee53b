import type { PlayRules, Standing } from '@darts/rules/play/x01/judgement';
import { useEffect, useMemo, useState } from 'react';
import { useDeviceSetting } from '#platform/device-setting.ts';
import type { Checkout, checkoutFrom } from './checkout/checkout-from.tsx';
import { checkoutSetting } from './entry-settings.ts';

let loaded: typeof checkoutFrom | undefined;

/** Loads the search for checkouts, which most turns do without. */
export const loadCheckouts = async (): Promise<typeof checkoutFrom> =>
  (loaded ??= (await import('./checkout/checkout-from.tsx')).checkoutFrom);

const MAX_POINTS_TO_CLOSE = 180; // upper bound that is known before the search is loaded

/** Returns the checkout for the rest of the turn; undefined if there is nothing to show. */
export function useCheckout(
  { out }: PlayRules,
  { left, isIn, isOver }: Standing,
  dartsThrown: number,
): Checkout | undefined {
  const isOn = useDeviceSetting(checkoutSetting)[0] === 'on';
  const [from, setFrom] = useState(() => loaded);
  const isAsked = isOn && isIn && !isOver && left <= MAX_POINTS_TO_CLOSE;

  useEffect(() => {
    if (isAsked)
      loadCheckouts().then(
        (found) => setFrom(() => found),
        () => {},
      ); // best effort
  }, [isAsked]);

  return useMemo(
    () => (isAsked ? from?.(left, dartsThrown, out) : undefined),
    [isAsked, from, left, dartsThrown, out],
  );
}
