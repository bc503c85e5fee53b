/** For how long a challenge is open, in milliseconds. */
export const CHALLENGE_MS = 2 * 60_000;
