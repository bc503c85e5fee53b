import { FIGURE_DAYS, GAME_KINDS, type FiguresAnswer } from '@darts/contracts/figures';
import { formatKey } from '@darts/rules/play/x01/figures/format-key';
import type { FiguresQuery } from '#accounts/queries.ts';
import { formatName } from '#formats/format-name.ts';
import { Field } from '#ui/form/field.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { Select } from '#ui/form/select.tsx';
import styles from './figures-filter.module.css';
import { profileWords } from './words.ts';

type Props = {
  readonly filter: FiguresQuery;
  readonly formats: FiguresAnswer['formats'];
  readonly onChange: (filter: FiguresQuery) => void;
};

const ALL = 'all';
const KINDS = [ALL, ...GAME_KINDS] as const;

/** Filter of a player's figures: kind of game, days, format. */
export function FiguresFilter({ filter, formats, onChange }: Props) {
  const { kind = ALL, days = ALL, format = ALL } = filter;
  const change = (name: keyof FiguresQuery, value: string | number) => {
    const { [name]: _, ...others } = filter;
    onChange(value === ALL ? others : { ...others, [name]: value });
  };

  return (
    <div className={styles.filter}>
      <Segmented
        className={styles.choice}
        label={profileWords.filter.kind}
        options={KINDS.map((value) => ({ value, label: profileWords.filter.kinds[value] }))}
        value={kind}
        onChange={(value) => change('kind', value)}
      />
      <Segmented
        className={styles.choice}
        label={profileWords.filter.days}
        options={[
          ...FIGURE_DAYS.map((value) => ({ value, label: profileWords.filter.lastDays(value) })),
          { value: ALL, label: profileWords.filter.always },
        ]}
        value={days}
        onChange={(value) => change('days', value)}
      />
      {formats.length > 1 && (
        <Field label={profileWords.filter.format} className={styles.format}>
          <Select value={format} onChange={({ target }) => change('format', target.value)}>
            <option value={ALL}>{profileWords.filter.anyFormat}</option>
            {formats.map(({ format: each, games }) => (
              <option key={formatKey(each)} value={formatKey(each)}>
                {profileWords.filter.formatOf(formatName(each), games)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}
