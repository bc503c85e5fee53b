import { RotateCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { FAILURE } from './use-tournament.ts';

type Props = { readonly title: string; readonly onRetry: () => void };

/** Stands where a tournament would be that could not be loaded. */
export const NotLoaded = ({ title, onRetry }: Props) => (
  <>
    <PageTitle title={title} className={text['hidden']} />
    <div className={layout['card']}>
      <Notice title={`${FAILURE}.`} isError>
        <Button onClick={onRetry}>
          <RotateCw size={20} aria-hidden />
          Reintentar
        </Button>
      </Notice>
    </div>
  </>
);
