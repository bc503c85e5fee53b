import { useEffect, type ReactNode } from 'react';
import { hush } from '#play/calling/caller.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './device-dialog.module.css';
import { DeviceSettings } from './device-settings.tsx';
import { words } from './words.ts';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ReactNode; // settings of the game
};

/** The settings of sound and screen over a game, which goes on behind them. */
export function DeviceDialog({ title, onClose, children }: Props) {
  // What fills the screen lies over the dialog.
  useEffect(() => {
    document.addEventListener('fullscreenchange', onClose);
    return () => document.removeEventListener('fullscreenchange', onClose);
  }, [onClose]);
  useEffect(() => hush, []);

  return (
    <Dialog title={title} className={styles['dialog']} onClose={onClose}>
      <DeviceSettings />
      {children}
      <div className={styles['actions']}>
        <Button variant="go" block onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  );
}
