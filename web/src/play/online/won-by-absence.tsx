import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import layout from '#ui/layout.module.css';
import { Mark } from '#ui/mark.tsx';
import veil from './veil.module.css';
import styles from './won-by-absence.module.css';
import { words } from './words.ts';

type Props = { readonly statistics: ReactNode; readonly onLeave: () => void }; // the link to them

/** The rival's time is over. */
export function WonByAbsence({ statistics, onLeave }: Props) {
  return (
    <Dialog
      title={words.wonByAbsence.title}
      className={classNames(veil['veil'], layout['onSlate'])}
      titleClassName={styles['title']}
    >
      <Mark className={classNames(styles['mark'], veil['drawn'])} />
      <p>{words.wonByAbsence.message}</p>
      <div className={veil['actions']}>
        <Button variant="go" large onClick={onLeave}>
          {words.wonByAbsence.action}
        </Button>
        {statistics}
      </div>
    </Dialog>
  );
}
