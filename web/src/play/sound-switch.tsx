import { Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { useDeviceSetting } from './device-setting.ts';
import { soundSetting } from './sound.ts';

/** Sound on this device, on or off. */
export function SoundSwitch({ className }: { readonly className?: string | undefined }) {
  const [sound, setSound] = useDeviceSetting(soundSetting);
  const isOn = sound === 'on';

  return (
    <IconButton
      icon={isOn ? Volume2 : VolumeX}
      label="Sonido"
      aria-pressed={isOn}
      className={className}
      onClick={() => setSound(isOn ? 'off' : 'on')}
    />
  );
}
