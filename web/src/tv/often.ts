/** How often a screen asks for what it shows, in milliseconds; one game, of which each dart is seen, more often. */
export const EVERY = 1_000;
export const EVERY_DART = 500;
