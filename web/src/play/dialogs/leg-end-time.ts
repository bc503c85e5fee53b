/** Time for which the end of a leg is shown, unless it is passed before, in milliseconds. */
export const LEG_END_MS = 3000;
