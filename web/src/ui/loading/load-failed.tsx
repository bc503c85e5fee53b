import { useEffect, useEffectEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { words } from '#ui/words.ts';
import styles from './load-failed.module.css';

/** For what stands in place of a part that could not be loaded. */
export type LoadFailedProps = {
  /** Rejects where it cannot be loaded this time either. */
  readonly onRetry: () => Promise<void>;
};

const RETURN = ['online'];
const ANY_TOUCH = ['online', 'pointerdown', 'keydown'];

/** In place of a part that has a place. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const retry = () => void onRetry().catch(reloadIfReachable);
  useRetry(onRetry, RETURN);
  return (
    <EmptyState title={words.couldNotLoad} isError>
      <p>{words.checkConnection}</p>
      <Button onClick={retry}>{words.retry}</Button>
    </EmptyState>
  );
}

/** In place of one that stands over the page at its end. */
export const LoadFailedOver = (props: LoadFailedProps) => (
  <div className={styles['over']}>
    <LoadFailed {...props} />
  </div>
);

/** In place of a question: what it was about can be asked for again. */
export function LoadFailedSaid({ onRetry }: LoadFailedProps) {
  useEffect(() => toast.error(`${words.couldNotLoad} ${words.checkConnection}`), []);
  useRetry(onRetry, ANY_TOUCH);
  return null;
}

/** In place of what is only an ornament. */
export const NothingInstead = () => null;

function useRetry(onRetry: LoadFailedProps['onRetry'], occasions: readonly string[]): void {
  const retry = useEffectEvent(() => void onRetry().catch(() => {}));
  useEffect(() => {
    const end = new AbortController();
    for (const occasion of occasions) addEventListener(occasion, retry, end);
    return () => end.abort();
  }, [occasions]);
}

/** Some browsers do not ask for a script again that did not come, and a new version has other ones. */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
