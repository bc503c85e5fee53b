/** Text store of the browser, by key. */
type Store = {
  readonly read: (key: string) => string | null; // null if nothing is stored
  readonly write: (key: string, value: string) => void;
  readonly forget: (key: string) => void;
};

/** Returns a store that falls back to memory if the browser refuses storage or is out of space. */
function storeOver(open: () => Storage): Store {
  const refused = new Map<string, string>();

  return {
    read(key) {
      try {
        return refused.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    forget(key) {
      refused.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Without access to the storage, nothing was stored in it.
      }
    },
  };
}

// Opened at each use: if storage is refused, reading the global itself throws.
export const deviceStore = storeOver(() => localStorage);
export const tabStore = storeOver(() => sessionStorage);

/** Key of the local game. Defined here so that its presence can be checked before the game's code is loaded. */
export const LOCAL_GAME_KEY = 'local-game';
