/** What the browser keeps for us as text, under a key. */
type Store = {
  readonly read: (key: string) => string | null; // null where nothing is kept
  readonly write: (key: string, value: string) => void;
  readonly forget: (key: string) => void;
};

/** Where the browser refuses to keep things, or has no room, they last as long as the page. */
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

/** Of the local game. Whether there is one is asked before what reads it is loaded. */
export const LOCAL_GAME_KEY = 'local-game';
