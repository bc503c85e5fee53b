import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/api-error.ts';

const RETRIES = 2;

/** No answer, or trouble at the server: worth another try. A refusal will not change its mind. */
const isPassing = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || (error.status ?? 0) >= 500);

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always', // offline, say so instead of waiting in silence
        retry: (failures, error) => failures < RETRIES && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
