import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { words } from './words.ts';

type Props = {
  readonly children: ReactNode;
  readonly instead?: ReactNode; // what stands there after a crash, if not the usual words
};

/**
 * What is shown when something cannot be: a fault of ours, or a part of the app that did not load.
 * A class, since React catches errors of rendering in no other way.
 */
export class CrashScreen extends Component<Props, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    const { children, instead } = this.props;
    if (!this.state.hasCrashed) return children;
    if (instead !== undefined) return instead;
    return (
      <EmptyState title={words.crash.title} isError>
        <Button onClick={() => location.reload()}>{words.crash.action}</Button>
      </EmptyState>
    );
  }
}
