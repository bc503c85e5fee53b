/** Short messages at the top of the screen. */
import { newStore, useStore } from '#store.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly message: string;
  readonly sentAt: number; // by `performance.now()`
};

const MAX_TOASTS = 3;
const WITH_A_STEP_MS = 500;

const toasts = newStore<readonly Toast[]>([]); // oldest first
let sent = 0;

/** Sends a message. A message that is already shown is not repeated, but stays longer. */
const send = (kind: Toast['kind']) => (message: string) => {
  sent += 1;
  const others = toasts.read().filter((each) => each.kind !== kind || each.message !== message);
  toasts.write(
    [...others, { id: sent, kind, message, sentAt: performance.now() }].slice(-MAX_TOASTS),
  );
};

export const toast = { success: send('success'), error: send('error'), info: send('info') };

export const dismissToast = (id: number): void =>
  toasts.write(toasts.read().filter((each) => each.id !== id));

/** Drops the messages of the page that is left, but not those sent on leaving it. */
export function leaveToasts(): void {
  const since = performance.now() - WITH_A_STEP_MS;
  toasts.write(toasts.read().filter(({ sentAt }) => sentAt > since));
}

export const shownToasts = toasts.read;

export const useToasts = (): readonly Toast[] => useStore(toasts);
