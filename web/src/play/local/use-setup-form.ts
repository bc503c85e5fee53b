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

/** The state of the setup form, filled in from this device and the session. */
export function useSetupForm() {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(typedAtFirst);
  const isHydrated = useIsHydrated(); // the prerendered page cannot read this device's storage
  const played = useMemo(() => (isHydrated ? rememberedSetup().names : []), [isHydrated]);
  const own = useSession().user?.username;

  // Runs before the next render, which would overwrite text typed before hydration.
  useLayoutEffect(() => {
    if (form.current) setTyped(recalled(typedIn(form.current), rememberedSetup()));
  }, []);

  // Enters the name of the logged-in user, unless the form has the focus.
  useEffect(() => {
    if (own === undefined || form.current?.contains(document.activeElement)) return;
    setTyped((held) =>
      isFree(held.players, 0) ? { ...held, players: withName(held.players, 0, own) } : held,
    );
  }, [own]);

  /** Changes parts of the latest state. During hydration the rendered state may be stale. */
  const change = (part: Partial<TypedSetup> | ((held: TypedSetup) => Partial<TypedSetup>)) =>
    setTyped((held) => ({ ...held, ...(typeof part === 'function' ? part(held) : part) }));

  const names = [...new Set([...(own === undefined ? [] : [own]), ...played])];
  return { form, typed, change, isHydrated, names };
}
