import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { appWords } from './words.ts';

type Props = {
  readonly children: ReactNode;
  readonly instead?: ReactNode; // replaces the default message after a crash
};

/**
 * Screen for a render error, or for a part of the app that failed to load. A class, since React has no other way to
 * catch render errors.
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
