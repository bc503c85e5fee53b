import { Check } from 'lucide-react';
import styles from './chip.module.css';

type Props = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
};

/** Toggle button, such as of a filter. */
export function Chip({ label, isOn, onToggle }: Props) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onToggle}>
      {isOn && <Check size={20} aria-hidden />}
      {label}
    </button>
  );
}
