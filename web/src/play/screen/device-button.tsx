import { Settings } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { DeviceDialog } from './deferred-parts.tsx';
import { playScreenWords } from './words.ts';

type Props = { readonly children?: ReactNode }; // settings of the game

/** Opens the settings of the game and the device. */
export function DeviceButton({ children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    DeviceDialog.preload().then(
      () => setOpen(true),
      () => toast.error(playScreenWords.couldNotOpen),
    );

  return (
    <>
      <IconButton
        icon={Settings}
        label={playScreenWords.settings}
        aria-haspopup="dialog"
        onClick={() => void open()}
      />
      {isOpen && (
        <DeviceDialog title={playScreenWords.settings} onClose={() => setOpen(false)}>
          {children}
        </DeviceDialog>
      )}
    </>
  );
}
