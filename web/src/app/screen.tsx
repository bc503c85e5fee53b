import { lazy, useState, type ComponentType } from 'react';

export type Screen = ComponentType & {
  /** Loads it ahead of being shown, so that it then shows at once. */
  readonly preload: () => Promise<unknown>;
};

/** A screen that is loaded when it is first gone to, unless it has been before. */
export function screen(load: () => Promise<ComponentType>): Screen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(preload);

  function Shown() {
    const [Component] = useState(() => loaded ?? Lazy); // the same for as long as it is on the page
    return <Component />;
  }
  return Object.assign(Shown, { preload });
}
