import type { PlayRules, Standing } from '@darts/rules/play/judgement';
import { useEffect, useMemo, useState } from 'react';
import { useDeviceSetting } from '#platform/device-setting.ts';
import type { Checkout, checkoutFrom } from './checkout/checkout-from.tsx';
import { checkoutSetting } from './checkout-setting.ts';

let loaded: typeof checkoutFrom | undefined;

/** Loads what looks for ways to close, of which there are none for most of a game. */
export const loadCheckouts = async (): Promise<typeof checkoutFrom> =>
  (loaded ??= (await import('./checkout/checkout-from.tsx')).checkoutFrom);

const MAX_TO_CLOSE = 180; // not of the rules, which no first page loads

/** How to close the leg from where the turn is by now; undefined where there is nothing to say. */
export function useCheckout(
  { out }: PlayRules,
  { left, isIn, isOver }: Standing,
  dartsThrown: number,
): Checkout | undefined {
  const isOn = useDeviceSetting(checkoutSetting)[0] === 'on';
  const [from, setFrom] = useState(() => loaded);
  const isAsked = isOn && isIn && !isOver && left <= MAX_TO_CLOSE;

  useEffect(() => {
    if (isAsked)
      loadCheckouts().then(
        (found) => setFrom(() => found),
        () => {},
      ); // nobody waits for it
  }, [isAsked]);

  return useMemo(
    () => (isAsked ? from?.(left, dartsThrown, out) : undefined),
    [isAsked, from, left, dartsThrown, out],
  );
}
