import { lazy, useState, type ComponentType } from 'react';

export type OnDemand<Props extends object = object> = ComponentType<Props> & {
  /** Loads it ahead of being shown, so that it then shows at once. */
  readonly preload: () => Promise<unknown>;
};

/** A component of a module that is loaded when it is first shown, unless it has been before. */
export function onDemand<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Lazy = lazy(preload);

  function Shown(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy); // the same for as long as it is on the page
    return <Component {...props} />;
  }
  return Object.assign(Shown, { preload });
}
