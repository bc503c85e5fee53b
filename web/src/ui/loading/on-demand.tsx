import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { LoadFailed, type LoadFailedProps } from './load-failed.tsx';
import { loadMissingStyles } from './missing-styles.ts';

export type OnDemand<Props extends object = object> = ComponentType<Props> & {
  /** Loads the component before it is shown. */
  readonly preload: () => Promise<unknown>;
};

/** Failed load: no network, or the server no longer has the file. */
class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/**
 * Returns a component whose module is loaded when the component is first shown, unless it was preloaded.
 *
 * @param load loads a module that exports the component, and nothing else
 * @param Instead shown if the module could not be loaded; can retry
 */
export function onDemand<Props extends object>(
  load: () => Promise<Readonly<Record<string, ComponentType<Props>>>>,
  Instead: ComponentType<LoadFailedProps> = LoadFailed,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;

  const preload = async () => {
    try {
      await loadMissingStyles();
      const [part] = Object.values(await load()) as [ComponentType<Props>]; // a module's only export
      loaded = part;
      return { default: part };
    } catch (cause) {
      throw new NotLoaded(undefined, { cause });
    }
  };

  let Lazy = lazy(preload);
  const forgetFailure = () => {
    Lazy = lazy(preload);
  };

  function Shown(props: Props) {
    const [Part, setPart] = useState(() => loaded ?? Lazy); // unchanged while mounted, except by a retry
    const retry = async () => {
      await preload();
      setPart(() => loaded ?? Lazy);
    };
    return (
      <Boundary
        key={String(Part === loaded)} // a new key after a successful retry resets the boundary
        instead={<Instead onRetry={retry} />}
        onFailure={forgetFailure}
      >
        <Part {...props} />
      </Boundary>
    );
  }
  return Object.assign(Shown, { preload });
}

type BoundaryProps = {
  readonly instead: ReactNode;
  readonly onFailure: () => void;
  readonly children: ReactNode;
};

/** Error boundary of one part, for failed loads. Other errors are rethrown. */
class Boundary extends Component<BoundaryProps, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (error instanceof NotLoaded) this.props.onFailure();
  }

  override render() {
    const { error } = this.state;
    if (error instanceof NotLoaded) return this.props.instead;
    if (error) throw error;
    return this.props.children;
  }
}
