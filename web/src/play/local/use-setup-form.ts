import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '#platform/session.ts';
import { useIsHydrated } from '#store.ts';
import { rememberedSetup } from './remembered-setup.ts';
import {
  isFree,
  recalled,
  typedAtFirst,
  typedIn,
  withName,
  type TypedSetup,
} from './setup-form.ts';

/** What is typed where a local game is set up, with what is known of those who play here. */
export function useSetupForm() {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(typedAtFirst);
  const isHydrated = useIsHydrated(); // the build draws the page, and knows no device
  const played = useMemo(() => (isHydrated ? rememberedSetup().names : []), [isHydrated]);
  const own = useSession().user?.username;

  // At once: what was typed into the page drawn is gone with the next rendering.
  useLayoutEffect(() => {
    if (form.current) setTyped(recalled(typedIn(form.current), rememberedSetup()));
  }, []);

  // Whoever is logged in plays, unless somebody is at the form already.
  useEffect(() => {
    if (own === undefined || form.current?.contains(document.activeElement)) return;
    setTyped((held) =>
      isFree(held.players, 0) ? { ...held, players: withName(held.players, 0, own) } : held,
    );
  }, [own]);

  /** Of what is held then: while the page is taken over, what was rendered is not yet what was typed. */
  const change = (part: Partial<TypedSetup> | ((held: TypedSetup) => Partial<TypedSetup>)) =>
    setTyped((held) => ({ ...held, ...(typeof part === 'function' ? part(held) : part) }));

  const names = [...new Set([...(own === undefined ? [] : [own]), ...played])];
  return { form, typed, change, isHydrated, names };
}
