import { RotateCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { uiWords } from '#ui/words.ts';
import { EmptyState } from './empty-state.tsx';

type Props = { readonly title: string; readonly onRetry?: (() => void) | undefined };

/** Card in place of content that could not be loaded, with a retry button if `onRetry` is given. */
export const LoadFailure = ({ title, onRetry }: Props) => (
  <div className={layout.card}>
    <EmptyState title={title} isError>
      {onRetry && (
        <Button onClick={onRetry}>
          <RotateCw size={20} aria-hidden />
          {uiWords.retry}
        </Button>
      )}
    </EmptyState>
  </div>
);
