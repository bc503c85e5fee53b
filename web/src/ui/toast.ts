/** Short messages at the top of the screen. Anything may send one; the toaster shows them. */

export type Toast = {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly message: string;
};

const MAX_SHOWN = 3;

let toasts: readonly Toast[] = []; // oldest first
let sent = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** A message already in sight is not shown twice: it starts its time again. */
const send = (kind: Toast['kind']) => (message: string) => {
  sent += 1;
  const others = toasts.filter((each) => each.kind !== kind || each.message !== message);
  change([...others, { id: sent, kind, message }].slice(-MAX_SHOWN));
};

export const toast = { success: send('success'), error: send('error'), info: send('info') };

export const dismissToast = (id: number): void => change(toasts.filter((each) => each.id !== id));

export const shownToasts = (): readonly Toast[] => toasts;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
