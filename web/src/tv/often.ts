/** Polling intervals of a screen. A single game, whose darts are seen one by one, has a shorter one. */
export const POLL_MS = 1_000;
export const DART_POLL_MS = 500;
