import { useEffect } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Toasts an error: the server's words, or else `words`. */
export function useErrorToast(error: Error | null, words: string): void {
  useEffect(() => {
    if (error) toast.error(messageOf(error, words));
  }, [error, words]);
}
