/** True if the points left at the end are known. Both are 0 if nobody entered them. */
export const areLeftKnown = (one: number, other: number): boolean => one > 0 || other > 0;
