import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/api-error.ts';

const RETRIES = 2;

/** No answer, or trouble at the server: worth another try. A refusal will not change its mind. */
const isPassing = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || (error.status ?? 0) >= 500);

export function newQueryClient(): QueryClient {
  // It hears of changes only, and would take a device that starts without a network for one that has it.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);

  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always', // offline, say so instead of waiting in silence
        retry: (failures, error) => failures < RETRIES && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
