import type { RefusalCode } from '@darts/contracts/refusals';
import { platformWords } from './words.ts';

/** Failed call, with a message for people. */
export class ApiError extends Error {
  readonly status: number | null; // 0 when no answer came, or one that passes; null when refused over the socket
  readonly errors: Readonly<Record<string, string>>; // by field; empty when no field is to blame
  readonly code: RefusalCode | undefined; // absent when the server did not say

  constructor(
    status: number | null,
    message?: string,
    errors: Readonly<Record<string, string>> = {},
    code?: RefusalCode,
  ) {
    super(message ?? (status === 0 ? platformWords.unreachable : platformWords.unexpected));
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.code = code;
  }
}

/**
 * The words to show for a failure: the server's or ours, or else `fallback`, which says what was
 * being done.
 */
export const messageOf = (error: unknown, fallback: string = platformWords.unexpected): string => {
  if (!(error instanceof ApiError)) return fallback;
  return error.message === platformWords.unexpected ? fallback : error.message;
};

/** True if the server answered 404, or 400: an address that makes no sense. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** True if a request should be retried: it may not have arrived, or the server was unavailable. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;
