import { formatWords } from '#formats/words.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import styles from './lobby-list.module.css';
import { lobbyWords } from './words.ts';

type Props = {
  readonly names: readonly string[]; // formats of the waiting games
  readonly value: string; // the chosen format; empty for any
  readonly onChange: (name: string) => void;
};

/** Filter of the waiting games by format; null if all games have the same format. */
export function FormatFilter({ names, value, onChange }: Props) {
  const options = [...new Set(value === '' ? names : [...names, value])];
  if (options.length < 2 && value === '') return null;
  return (
    <Field label={formatWords.title} className={styles.filter}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{lobbyWords.anyFormat}</option>
        {options.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
