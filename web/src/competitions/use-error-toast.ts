import { useEffect } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Shows an error as a toast: the server's message or, without one, `words`. */
export function useErrorToast(error: Error | null, words: string): void {
  useEffect(() => {
    if (error) toast.error(messageOf(error, words));
  }, [error, words]);
}
