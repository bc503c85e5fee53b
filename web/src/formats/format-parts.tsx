import type { GameFormat } from '@darts/rules/play/x01/settings';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import type { FormatPart } from './choices.ts';
import { FORMAT_OPTIONS, optionOf } from './format-options.ts';
import styles from './format-fields.module.css';
import { formatWords } from './words.ts';

type Props = {
  readonly value: GameFormat;
  readonly onChange: (format: GameFormat) => void;
  readonly parts: readonly FormatPart[]; // parts with a field
};

export const FormatParts = ({ value, onChange, parts }: Props) => (
  <div className={styles.parts}>
    {parts.map((part) => (
      <Field key={part} label={formatWords.parts[part]}>
        <Select
          value={value[part]}
          onChange={({ target }) =>
            onChange({ ...value, [part]: optionOf(part, target.value)?.[0] })
          }
        >
          {FORMAT_OPTIONS[part].map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    ))}
  </div>
);
