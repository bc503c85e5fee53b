import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

type Leave = () => void;

type ExitGuard = {
  readonly isOn: boolean;
  readonly holdsBack: boolean; // whether the browser's way back is asked about, too
  readonly pending: Leave | null; // what was asked for and waits for the answer
  readonly setOn: (isOn: boolean, holdsBack?: boolean) => void;
  readonly setPending: (leave: Leave | null) => void;
};

const ExitGuardContext = createContext<ExitGuard>({
  isOn: false,
  holdsBack: false,
  pending: null,
  setOn: () => {},
  setPending: () => {},
});

/** Lets a page in which something would be lost ask before it is left: by the menu, or by going back. */
export function ExitGuardProvider({ children }: { readonly children: ReactNode }) {
  const [isOn, keepOn] = useState(false);
  const [holdsBack, keepHold] = useState(false);
  // An updater function would be called at once: a leave is wrapped before it is kept.
  const [pending, keepPending] = useState<Leave | null>(null);
  const setPending = useCallback((leave: Leave | null) => keepPending(() => leave), []);
  const setOn = useCallback((on: boolean, back = false) => {
    keepOn(on);
    keepHold(on && back);
  }, []);
  const guard = useMemo(
    () => ({ isOn, holdsBack, pending, setOn, setPending }),
    [isOn, holdsBack, pending, setOn, setPending],
  );

  return <ExitGuardContext value={guard}>{children}</ExitGuardContext>;
}

/**
 * For the page: asks before leaving, for as long as `isOn`. While `isAsking`, the page shows its
 * dialog, which answers with `stay` or `leave`.
 *
 * @param holdsBack whether the browser's way back is asked about, too
 */
export function useExitGuard(isOn: boolean, holdsBack = false) {
  const { pending, setOn, setPending } = use(ExitGuardContext);

  useEffect(() => {
    setOn(isOn, holdsBack);
    return () => {
      setOn(false);
      setPending(null);
    };
  }, [isOn, holdsBack, setOn, setPending]);

  return {
    isAsking: isOn && pending !== null,
    stay: () => setPending(null),
    leave: () => {
      setOn(false);
      setPending(null);
      pending?.();
    },
  };
}

/** For what leads away: `leaveAsking` does what leaves the page, after asking if the page wants so. */
export function useGuardedLeave() {
  const { isOn, holdsBack, setPending } = use(ExitGuardContext);
  return {
    isGuarded: isOn,
    holdsBack,
    leaveAsking: (leave: Leave) => (isOn ? setPending(leave) : leave()),
  };
}
