/** Two players at one game after the other, on connections of their own, of whatever server. */
export type Pair = {
  /** Begins a game; resolves once its first turn may be thrown. */
  readonly begin: () => Promise<void>;
  /** Throws the turn that is next in it: a game has so many as {@link TURNS}. */
  readonly throwTurn: (told: Told) => void;
};

/** What is told of a turn, in whichever order it happens. */
export type Told = {
  readonly acknowledged: () => void;
  readonly seen: () => void; // by the rival, who may throw then
};

/** Somebody logged in: the cookie is the whole header, `name=value`. */
export type Player = { readonly userId: string; readonly cookie: string };

/** A turn as every server of the benchmark is sent it: three darts, and far from winning. */
export const DARTS = [20, 5, 1] as const;

/** The turns of a whole game, of both players together. */
export const TURNS = 30;
