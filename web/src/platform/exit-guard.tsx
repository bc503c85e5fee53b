import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

/** Ways to leave the page that need a question first: none, its links, or its links and going back in the browser. */
type Hold = false | 'links' | 'links-and-back';

/** Navigation that waits for the user's answer. */
type Pending = { readonly leave: () => void } | null;

type ExitGuard = {
  readonly hold: Hold;
  readonly pending: Pending;
  readonly setHold: (hold: Hold) => void;
  readonly setPending: (pending: Pending) => void;
};

const ExitGuardContext = createContext<ExitGuard>({
  hold: false,
  pending: null,
  setHold: () => {},
  setPending: () => {},
});

/** Lets a page ask before it is left by the menu or by going back. */
export function ExitGuardProvider({ children }: { readonly children: ReactNode }) {
  const [hold, setHold] = useState<Hold>(false);
  const [pending, setPending] = useState<Pending>(null);
  const guard = useMemo(() => ({ hold, pending, setHold, setPending }), [hold, pending]);

  return <ExitGuardContext value={guard}>{children}</ExitGuardContext>;
}

/**
 * Asks before the page is left, while `isOn`. While `isAsking`, the page shows its dialog, which calls `stay` or
 * `leave`.
 *
 * @param holdsBack true if going back in the browser needs the question, too
 */
export function useExitGuard(isOn: boolean, holdsBack = false) {
  const { pending, setHold, setPending } = use(ExitGuardContext);
  const hold = isOn && (holdsBack ? 'links-and-back' : 'links');

  useEffect(() => {
    setHold(hold);
    return () => {
      setHold(false);
      setPending(null);
    };
  }, [hold, setHold, setPending]);

  return {
    isAsking: isOn && pending !== null,
    stay: () => setPending(null),
    leave: () => {
      setHold(false);
      setPending(null);
      pending?.leave();
    },
  };
}

/** Returns `leaveAsking`, which leaves the page, after the page's question if it has one. */
export function useGuardedLeave() {
  const { hold, setPending } = use(ExitGuardContext);
  return {
    isGuarded: hold !== false,
    holdsBack: hold === 'links-and-back',
    leaveAsking: (leave: () => void) => (hold ? setPending({ leave }) : leave()),
  };
}
