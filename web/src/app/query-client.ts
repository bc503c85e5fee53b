import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/api-error.ts';

const MAX_RETRIES = 2;

/** True if a retry makes sense: no answer, or a server error. A refusal is final. */
const isPassing = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || (error.status ?? 0) >= 500);

export function newQueryClient(): QueryClient {
  // `onlineManager` only follows changes, and would take a device that starts offline for online.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);

  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always', // offline, queries fail with a message instead of being paused
        retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
