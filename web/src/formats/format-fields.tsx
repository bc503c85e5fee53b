import type { GameFormat } from '@darts/rules/play/x01/settings';
import styles from './format-fields.module.css';
import { detailsOf } from './format-options.ts';
import { FormatParts } from './format-parts.tsx';
import { FormatChoice } from './presets/format-choice.tsx';
import { FORMAT_PARTS } from './presets/presets.ts';

type Props = {
  readonly value: GameFormat;
  readonly onChange: (format: GameFormat) => void;
};

/** Format of a game: a preset or, part by part, another one. */
export const FormatFields = ({ value, onChange }: Props) => (
  <div className={styles.fields}>
    <FormatChoice
      value={value}
      onChange={onChange}
      note={<p className={styles.details}>{detailsOf(value)}</p>}
    >
      <FormatParts value={value} onChange={onChange} parts={FORMAT_PARTS} />
    </FormatChoice>
  </div>
);
