/** Lifetime of an unanswered game request of the lobby, in milliseconds. */
export const CHALLENGE_MS = 2 * 60_000;
