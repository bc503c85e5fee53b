import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { uiWords } from '#ui/words.ts';
import styles from './load-failed.module.css';

/** Props of a component shown in place of one that could not be loaded. */
export type LoadFailedProps = {
  /** Rejects if it fails again. */
  readonly onRetry: () => Promise<void>;
};

const RETURN = ['online'];
const PATIENCE_MS = 3000;
const ANY_TOUCH = ['online', 'pointerdown', 'keydown'];

/** Replaces a part of a page that could not be loaded. */
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

/** Replaces a part that covers the page, by a message at the bottom of the screen. */
export const LoadFailedOver = (props: LoadFailedProps) => (
  <div className={styles.over}>
    <LoadFailed {...props} />
  </div>
);

/** Replaces a dialog by a toast, and retries when the network is back and at each touch or key. */
export function LoadFailedSaid({ onRetry }: LoadFailedProps) {
  useEffect(
    () => void reasonOfFailure().then((reason) => toast.error(`${uiWords.couldNotLoad} ${reason}`)),
    [],
  );
  useRetry(onRetry, ANY_TOUCH);
  return null;
}

/** Replaces an optional part by nothing. */
export const NothingInstead = () => null;

function useRetry(onRetry: LoadFailedProps['onRetry'], occasions: readonly string[]): void {
  const retry = useEffectEvent(() => void onRetry().catch(() => {}));
  useEffect(() => {
    const end = new AbortController();
    for (const occasion of occasions) addEventListener(occasion, retry, end);
    return () => end.abort();
  }, [occasions]);
}

/** Returns the reason why a part could not be loaded, in words: a new version, or the connection. */
async function reasonOfFailure(): Promise<string> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const page = await fetch(location.href, { signal })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  return page && script && !page.includes(script) ? uiWords.isOld : uiWords.checkConnection;
}

/**
 * Reloads the page if the server answers: some browsers do not retry a failed script, and a new version has other
 * scripts.
 */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
