/** Polling intervals of a screen, in milliseconds; shorter for a single game, whose darts are shown one by one. */
export const POLL_MS = 1_000;
export const DART_POLL_MS = 500;
