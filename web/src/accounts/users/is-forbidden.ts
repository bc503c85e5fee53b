import { ApiError } from '#platform/api-error.ts';

/** Whether the session may not do what was asked: its role may have been changed elsewhere. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403;
