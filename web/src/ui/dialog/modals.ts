/** The open modal dialogs, the topmost last. Everything outside the topmost is inert. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLElement[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Notes that a dialog has opened; to be called back when it closes. */
export function noteModal(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((each) => each !== dialog));
}

export const topModal = (): HTMLElement | undefined => open.at(-1);

export function watchModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
