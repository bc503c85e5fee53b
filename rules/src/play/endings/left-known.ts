/** True if the points left at the end are known. All are 0 if nobody entered them. */
export const areLeftKnown = (...left: readonly number[]): boolean =>
  left.some((points) => points > 0);
