import { words } from '#words.ts';

/** The envelope of a call that succeeded. */
export const ok = <Data>(data: Data, message = words.done.usual) => ({
  success: true as const,
  message,
  data,
});
