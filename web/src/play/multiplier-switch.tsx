import styles from './multiplier-switch.module.css';

type Props = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

export function MultiplierSwitch({ isOn, onChange }: Props) {
  return (
    <label className={styles['switch']}>
      <span>Aplicar multiplicador</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
