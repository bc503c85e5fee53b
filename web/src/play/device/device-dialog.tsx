import { useEffect, type ReactNode } from 'react';
import { hush } from '#play/calling/caller.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './device-dialog.module.css';
import { DeviceSettings } from './device-settings.tsx';
import { deviceWords } from './words.ts';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ReactNode; // settings of the game
};

/** The settings of the game and of the device, in a dialog over the running game. */
export function DeviceDialog({ title, onClose, children }: Props) {
  // Closes the dialog when an element fills the screen, which would cover the dialog.
  useEffect(() => {
    document.addEventListener('fullscreenchange', onClose);
    return () => document.removeEventListener('fullscreenchange', onClose);
  }, [onClose]);
  useEffect(() => hush, []);

  return (
    <Dialog title={title} className={styles.dialog} onClose={onClose}>
      {children}
      <DeviceSettings />
      <div className={styles.actions}>
        <Button variant="go" block onClick={onClose}>
          {deviceWords.done}
        </Button>
      </div>
    </Dialog>
  );
}
