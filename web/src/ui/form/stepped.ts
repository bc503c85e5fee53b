type Limits = { readonly min: number; readonly max: number };

/** The whole number that a key of a stepper leads to: within its limits, and the least of them from NaN. */
export const stepped = (from: number, by: 1 | -1, { min, max }: Limits): number =>
  Number.isNaN(from) ? min : Math.min(max, Math.max(min, Math.round(from) + by));
