/** Text store of the browser, by key. */
type Store = {
  readonly read: (key: string) => string | null; // null where nothing is kept
  readonly write: (key: string, value: string) => void;
  readonly forget: (key: string) => void;
};

/** Store that falls back to memory where the browser refuses to keep things, or has no room. */
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
        // What is refused was never kept.
      }
    },
  };
}

// Opened at each use: where it is refused, the very name throws.
export const deviceStore = storeOver(() => localStorage);
export const tabStore = storeOver(() => sessionStorage);

/** Key of the local game. It stands here so that its presence is checked before its code is loaded. */
export const LOCAL_GAME_KEY = 'local-game';
