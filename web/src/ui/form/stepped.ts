type Limits = { readonly min: number; readonly max: number };

/** Returns the next whole number of a stepper, within its limits; from NaN, the least. */
export const stepped = (from: number, by: 1 | -1, { min, max }: Limits): number =>
  Number.isNaN(from) ? min : Math.min(max, Math.max(min, Math.round(from) + by));
