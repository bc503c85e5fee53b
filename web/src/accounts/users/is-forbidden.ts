import { ApiError } from '#platform/api-error.ts';

/** True if the server answered 403: the role may have been changed elsewhere. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403;
