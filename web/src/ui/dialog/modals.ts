/** Open modal dialogs. Everything outside the topmost is inert. */
import { newStore, useStore } from '#store.ts';

const open = newStore<readonly HTMLElement[]>([]); // the topmost last

/** Adds a dialog that has opened; the returned function removes it when it closes. */
export function addModal(dialog: HTMLElement): () => void {
  open.write([...open.read(), dialog]);
  return () => open.write(open.read().filter((each) => each !== dialog));
}

export const useTopModal = (): HTMLElement | undefined => useStore(open).at(-1);
