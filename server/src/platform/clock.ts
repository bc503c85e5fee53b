/** Returns the time in milliseconds since 1970. Tests pass a clock of their own. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

export const iso = (time: number): string => new Date(time).toISOString();
