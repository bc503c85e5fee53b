import { RotateCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { words } from '#ui/words.ts';
import { EmptyState } from './empty-state.tsx';

type Props = { readonly title: string; readonly onRetry?: (() => void) | undefined };

/** A card where something would be that could not be loaded, and a way to try again, if that makes sense. */
export const LoadFailure = ({ title, onRetry }: Props) => (
  <div className={layout['card']}>
    <EmptyState title={title} isError>
      {onRetry && (
        <Button onClick={onRetry}>
          <RotateCw size={20} aria-hidden />
          {words.retry}
        </Button>
      )}
    </EmptyState>
  </div>
);
