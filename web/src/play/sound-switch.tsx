import { Volume2, VolumeX } from 'lucide-react';
import { useDeviceSetting } from '#platform/device-setting.ts';
import { soundSetting } from '#platform/sound-setting.ts';
import { IconButton } from '#ui/icon-button.tsx';

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
