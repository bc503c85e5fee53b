import { words } from './words.ts';

/** Something asked of the server that was not answered with success, in words for people. */
export class ApiError extends Error {
  readonly status: number | null; // 0 when no answer came, or one that passes; null when refused over the socket
  readonly errors: Readonly<Record<string, string>>; // by field; empty when no field is to blame

  constructor(
    status: number | null,
    message?: string,
    errors: Readonly<Record<string, string>> = {},
  ) {
    super(message ?? (status === 0 ? words.unreachable : words.unexpected));
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
  }
}

/**
 * The words to show for a failure: the server's or ours, or else `fallback`, which says what was
 * being done.
 */
export const messageOf = (error: unknown, fallback: string = words.unexpected): string => {
  if (!(error instanceof ApiError)) return fallback;
  return error.message === words.unexpected ? fallback : error.message;
};

/** Whether what was asked for does not exist: nor can it, if the address of the page makes no sense. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Whether a request is to be made again: it may not have arrived, or could not be granted for a moment. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;
