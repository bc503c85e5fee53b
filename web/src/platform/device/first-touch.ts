/**
 * True if the visitor has touched the page since it was opened. Until then browsers allow no sound
 * and no vibration, and log an error for each attempt.
 */
export const isTouched = (): boolean => navigator.userActivation?.hasBeenActive;
