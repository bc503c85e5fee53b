import { useState } from 'react';
import { deviceStore } from '#platform/storage.ts';

const KEY = 'rail';

/**
 * Whether the rail is folded up. It starts so in a game, and from 768 to 1023 px of width; the
 * choice made outside a game is remembered on the device.
 */
export function useRail(isInGame: boolean) {
  const [kept, setKept] = useState(() => deviceStore.read(KEY));
  const [inGame, setInGame] = useState({ isInGame, isCollapsed: true });
  const [isNarrow] = useState(() => matchMedia('(width < 1024px)').matches);

  // Each game starts with the rail folded, whatever was done in the one before.
  if (inGame.isInGame !== isInGame) setInGame({ isInGame, isCollapsed: true });

  const isCollapsed = isInGame ? inGame.isCollapsed : kept ? kept === 'collapsed' : isNarrow;

  const toggle = () => {
    if (isInGame) return setInGame({ isInGame, isCollapsed: !isCollapsed });
    const next = isCollapsed ? 'open' : 'collapsed';
    deviceStore.write(KEY, next);
    setKept(next);
  };

  return { isCollapsed, toggle };
}
