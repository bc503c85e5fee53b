import type { RefusalCode } from '@darts/contracts/refusals';
import { platformWords } from './words.ts';

/** Failed call, with a message to show to the user. */
export class ApiError extends Error {
  readonly status: number | null; // HTTP status; 0: no answer, or a temporary refusal; null: refused over the socket
  readonly errors: Readonly<Record<string, string>>; // messages by form field; empty if no field is at fault
  readonly code: RefusalCode | undefined; // undefined if the server gave no code

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
 * Returns the message to show for a failure: that of an {@link ApiError} or, without a specific one, `fallback`, which
 * names the failed action.
 */
export const messageOf = (error: unknown, fallback: string = platformWords.unexpected): string => {
  if (!(error instanceof ApiError)) return fallback;
  return error.message === platformWords.unexpected ? fallback : error.message;
};

/** True if the server answered 404, or 400 for a malformed address. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** True if a request should be retried: it may not have arrived, or the server was unavailable. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;
