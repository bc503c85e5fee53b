import { Volume2, VolumeX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { soundSetting, useDeviceSetting } from '#platform/device-setting.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { DeviceDialog } from './deferred-parts.tsx';
import { words } from './words.ts';

type Props = { readonly children?: ReactNode }; // settings of the game

/** Opens the settings of sound and screen, and shows whether there is sound. */
export function DeviceButton({ children }: Props) {
  const [sound] = useDeviceSetting(soundSetting);
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    DeviceDialog.preload().then(
      () => setOpen(true),
      () => toast.error(words.couldNotOpen), // and the game goes on
    );

  return (
    <>
      <IconButton
        icon={sound === 'on' ? Volume2 : VolumeX}
        label={words.soundAndScreen}
        aria-haspopup="dialog"
        onClick={() => void open()}
      />
      {isOpen && (
        <DeviceDialog title={words.soundAndScreen} onClose={() => setOpen(false)}>
          {children}
        </DeviceDialog>
      )}
    </>
  );
}
