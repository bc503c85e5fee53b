import { soundSetting, useDeviceSetting } from '#platform/device-setting.ts';
import { Switch } from '#ui/switch.tsx';

export function SoundSettings() {
  const [sound, setSound] = useDeviceSetting(soundSetting);
  return (
    <Switch
      label="Sonido de las partidas"
      checked={sound === 'on'}
      onChange={(event) => setSound(event.target.checked ? 'on' : 'off')}
    />
  );
}
