import { words } from '#words.ts';

/** Returns the envelope of a successful call. */
export const ok = <Data>(data: Data, message = words.done.usual) => ({
  success: true as const,
  message,
  data,
});
