/** Two players at one game, on connections of their own, of whatever server. */
export type Pair = {
  /** Throws the turn that is next. */
  readonly throwTurn: (told: Told) => void;
};

/** What is told of a turn, in whichever order it happens. */
export type Told = {
  readonly acknowledged: () => void;
  readonly seen: () => void; // by the rival
  readonly ready: () => void; // for the next turn: once, and not before it is seen
};

/** Somebody logged in: the cookie is the whole header, `name=value`. */
export type Player = { readonly userId: string; readonly cookie: string };

/** A turn as every server of the benchmark is sent it: three darts, and far from winning. */
export const DARTS = [20, 5, 1] as const;

/** The turns of a whole game, of both players together. */
export const TURNS = 30;
