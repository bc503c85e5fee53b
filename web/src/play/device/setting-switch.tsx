import { useId } from 'react';
import { useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';
import { Switch } from '#ui/form/switch.tsx';
import styles from './device-settings.module.css';

type Props = {
  readonly setting: DeviceSetting<'on' | 'off'>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly onChange?: () => void;
};

export function SettingSwitch({ setting, label, hint, onChange }: Props) {
  const [value, change] = useDeviceSetting(setting);
  const hintId = useId();

  return (
    <div>
      <Switch
        label={label}
        checked={value === 'on'}
        aria-describedby={hint && hintId}
        onChange={({ target }) => {
          change(target.checked ? 'on' : 'off');
          onChange?.();
        }}
      />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
