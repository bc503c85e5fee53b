import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { appWords } from './words.ts';

type Props = {
  readonly children: ReactNode;
  readonly instead?: ReactNode; // what stands there after a crash, if not the usual words
};

/**
 * Screen for a render error or a part of the app that did not load. A class, since React catches
 * errors of rendering in no other way.
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
      <EmptyState title={appWords.crash.title} isError>
        <Button onClick={() => location.reload()}>{appWords.crash.action}</Button>
      </EmptyState>
    );
  }
}
