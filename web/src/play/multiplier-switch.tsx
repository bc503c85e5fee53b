import { Switch } from '#ui/switch.tsx';
import styles from './multiplier-switch.module.css';

type Props = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

export function MultiplierSwitch({ isOn, onChange }: Props) {
  return (
    <Switch
      label="Aplicar multiplicador"
      className={styles['switch']}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
