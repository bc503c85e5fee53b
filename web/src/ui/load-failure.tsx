import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import layout from './layout.module.css';
import { Notice } from './notice.tsx';

type Props = { readonly title: string; readonly onRetry: () => void };

/** A card where something would be that could not be loaded, and a way to try again. */
export const LoadFailure = ({ title, onRetry }: Props) => (
  <div className={layout['card']}>
    <Notice title={title} isError>
      <Button onClick={onRetry}>
        <RotateCw size={20} aria-hidden />
        Reintentar
      </Button>
    </Notice>
  </div>
);
