import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import layout from '#ui/layout.module.css';
import { Mark } from '#ui/mark.tsx';
import veil from './veil.module.css';
import { onlineWords } from './words.ts';

type Props = { readonly statistics: ReactNode; readonly onLeave: () => void }; // statistics: a link

/** The end of a game won by the absence of the rival. */
export function WonByAbsence({ statistics, onLeave }: Props) {
  return (
    <Dialog
      title={onlineWords.wonByAbsence.title}
      className={classNames(veil.veil, layout.onSlate)}
      titleClassName={veil.largeTitle}
    >
      <Mark className={classNames(veil.mark, veil.drawn)} />
      <p>{onlineWords.wonByAbsence.message}</p>
      <div className={veil.actions}>
        <Button variant="go" large onClick={onLeave}>
          {onlineWords.wonByAbsence.action}
        </Button>
        {statistics}
      </div>
    </Dialog>
  );
}
