import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { uiWords } from '#ui/words.ts';
import styles from './load-failed.module.css';

/** Props of a component that stands for one that could not be loaded. */
export type LoadFailedProps = {
  /** Rejects if it fails again. */
  readonly onRetry: () => Promise<void>;
};

const RETURN = ['online'];
const PATIENCE_MS = 3000;
const ANY_TOUCH = ['online', 'pointerdown', 'keydown'];

/** Stands for a part of a page. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const [reason, setReason] = useState<string>();
  const retry = () => void onRetry().catch(reloadIfReachable);
  useRetry(onRetry, RETURN);
  useEffect(() => void reasonOfFailure().then(setReason), []);
  return (
    <EmptyState title={uiWords.couldNotLoad} isError>
      <p>{reason}</p>
      <Button onClick={retry}>{reason === uiWords.isOld ? uiWords.reload : uiWords.retry}</Button>
    </EmptyState>
  );
}

/** Stands for a part that lies over the page, at its end. */
export const LoadFailedOver = (props: LoadFailedProps) => (
  <div className={styles.over}>
    <LoadFailed {...props} />
  </div>
);

/** Stands for a dialog, which can be asked for again. */
export function LoadFailedSaid({ onRetry }: LoadFailedProps) {
  useEffect(
    () => void reasonOfFailure().then((reason) => toast.error(`${uiWords.couldNotLoad} ${reason}`)),
    [],
  );
  useRetry(onRetry, ANY_TOUCH);
  return null;
}

/** Stands for an ornament. */
export const NothingInstead = () => null;

function useRetry(onRetry: LoadFailedProps['onRetry'], occasions: readonly string[]): void {
  const retry = useEffectEvent(() => void onRetry().catch(() => {}));
  useEffect(() => {
    const end = new AbortController();
    for (const occasion of occasions) addEventListener(occasion, retry, end);
    return () => end.abort();
  }, [occasions]);
}

/** Returns why a part could not be loaded: a new version, or the connection. */
async function reasonOfFailure(): Promise<string> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const page = await fetch(location.href, { signal })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  return page && script && !page.includes(script) ? uiWords.isOld : uiWords.checkConnection;
}

/**
 * Reloads the page if the server answers: some browsers do not retry a failed script, and a new
 * version has other ones.
 */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
