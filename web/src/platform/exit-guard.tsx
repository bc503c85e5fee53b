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
  readonly pending: Leave | null; // what was asked for and waits for the answer
  readonly setOn: (isOn: boolean) => void;
  readonly setPending: (leave: Leave | null) => void;
};

const ExitGuardContext = createContext<ExitGuard>({
  isOn: false,
  pending: null,
  setOn: () => {},
  setPending: () => {},
});

/** Lets a page in which something would be lost ask before the menu leads away from it. */
export function ExitGuardProvider({ children }: { readonly children: ReactNode }) {
  const [isOn, setOn] = useState(false);
  // An updater function would be called at once: a leave is wrapped before it is kept.
  const [pending, keepPending] = useState<Leave | null>(null);
  const setPending = useCallback((leave: Leave | null) => keepPending(() => leave), []);
  const guard = useMemo(() => ({ isOn, pending, setOn, setPending }), [isOn, pending, setPending]);

  return <ExitGuardContext value={guard}>{children}</ExitGuardContext>;
}

/**
 * For the page: asks before leaving, for as long as `isOn`. While `isAsking`, the page shows its
 * dialog, which answers with `stay` or `leave`.
 */
export function useExitGuard(isOn: boolean) {
  const { pending, setOn, setPending } = use(ExitGuardContext);

  useEffect(() => {
    setOn(isOn);
    return () => {
      setOn(false);
      setPending(null);
    };
  }, [isOn, setOn, setPending]);

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

/** For the menu: `leaveAsking` does what leaves the page, after asking if the page wants so. */
export function useGuardedLeave() {
  const { isOn, setPending } = use(ExitGuardContext);
  return {
    isGuarded: isOn,
    leaveAsking: (leave: Leave) => (isOn ? setPending(leave) : leave()),
  };
}
