import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/api-error.ts';

const MAX_RETRIES = 2;

/** True if a retry makes sense: no answer, or a server error. A refusal is final. */
const isPassing = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || (error.status ?? 0) >= 500);

export function newQueryClient(): QueryClient {
  // It hears of changes only, and would take a device that starts without a network for one that has it.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);

  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always', // offline, say so instead of waiting in silence
        retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
