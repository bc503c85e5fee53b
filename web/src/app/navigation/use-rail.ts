import { useLayoutEffect, useState } from 'react';
import { useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';
import { useIsHydrated } from '#store.ts';

const railSetting: DeviceSetting<'unset' | 'collapsed' | 'open'> = {
  key: 'rail',
  options: ['unset', 'collapsed', 'open'],
};
const NARROW = '(width < 1024px)';

/**
 * Inline script that folds the rail of a prerendered page before the first paint. It sets the same attribute of the
 * root element as {@link useRail}.
 */
export const FOLD_RAIL = `{let k
try{k=localStorage.getItem('${railSetting.key}')}catch{}
document.documentElement.dataset.rail=k??(matchMedia('${NARROW}').matches?'collapsed':'open')}`;

/**
 * Returns the state of the rail and its toggle. It starts collapsed in a game, and from 768 to 1023
 * px of width; a choice made outside a game is remembered on the device.
 */
export function useRail(isInGame: boolean) {
  const [kept, keep] = useDeviceSetting(railSetting);
  const [inGame, setInGame] = useState({ isInGame, isCollapsed: true });
  const [isNarrow] = useState(() => !import.meta.env.SSR && matchMedia(NARROW).matches);
  const isHydrated = useIsHydrated();

  // Each game starts with the rail folded, whatever the user chose in the previous game.
  if (inGame.isInGame !== isInGame) setInGame({ isInGame, isCollapsed: true });

  const isKeptCollapsed = kept === 'unset' ? isHydrated && isNarrow : kept === 'collapsed';
  const isCollapsed = isInGame ? inGame.isCollapsed : isKeptCollapsed;

  const toggle = () => {
    if (isInGame) setInGame({ isInGame, isCollapsed: !isCollapsed });
    else keep(isCollapsed ? 'open' : 'collapsed');
  };

  useLayoutEffect(() => {
    if (isHydrated) document.documentElement.dataset['rail'] = isCollapsed ? 'collapsed' : 'open';
  }, [isHydrated, isCollapsed]);

  return { isCollapsed, toggle };
}
