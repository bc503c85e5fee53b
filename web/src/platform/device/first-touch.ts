/**
 * Whether the visitor has touched the page since it was opened. Until then browsers allow no sound and
 * no vibration, and complain of those who try.
 */
export const isTouched = (): boolean => navigator.userActivation?.hasBeenActive;
