import {
  COMPETITION_STATUSES,
  LIST_Q_MAX,
  type CompetitionStatus,
} from '@darts/contracts/competitions';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { Kind } from '#competitions/kind.ts';
import { statuses as looks } from '#competitions/statuses.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { SearchInput } from '#ui/form/search-input.tsx';
import layout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './filter-bar.module.css';
import { countChanged, type Filters } from './filters.ts';
import { competitionListWords } from './words.ts';

type Props = {
  readonly kind: Kind;
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
};

/** Media query for screens on which the other filters are open at first. */
const WIDE = '(width >= 768px)';

/** Search box, and a button for the other filters, folded on a phone. */
export function FilterBar({ kind, filters, onChange }: Props) {
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches);
  const boxId = useId();
  const { search, statuses, isMine, isCreated } = filters;
  const changed = countChanged(filters);

  return (
    <div className={styles.filters} role="search">
      <div className={styles.searchRow}>
        <SearchInput
          words={competitionListWords.search}
          value={search}
          maxLength={LIST_Q_MAX}
          onChange={(piece) => onChange({ search: piece })}
        />
        <Button
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={boxId}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={20} aria-hidden />
          <span className={styles.word}>{competitionListWords.filters}</span>{' '}
          <span className={text.hidden}>{competitionListWords.advanced}</span>{' '}
          {changed > 0 && <b className={styles.changed}>{changed}</b>}
        </Button>
      </div>
      <div id={boxId} className={classNames(layout.card, styles.box)} hidden={!isOpen}>
        <fieldset className={styles.statuses}>
          <legend className={text.label}>{competitionListWords.status}</legend>
          {COMPETITION_STATUSES.map((status) => (
            <Chip
              key={status}
              label={looks[status].name}
              isOn={statuses.includes(status)}
              onToggle={() => onChange({ statuses: toggled(statuses, status) })}
            />
          ))}
        </fieldset>
        <div className={styles.chips}>
          <Chip
            label={kind.words.mine}
            isOn={isMine}
            onToggle={() => onChange({ isMine: !isMine })}
          />
          <Chip
            label={kind.words.createdByMe}
            isOn={isCreated}
            onToggle={() => onChange({ isCreated: !isCreated })}
          />
        </div>
      </div>
    </div>
  );
}

/** Adds or removes a status, in the order in which statuses follow one another. */
const toggled = (statuses: readonly CompetitionStatus[], status: CompetitionStatus) =>
  COMPETITION_STATUSES.filter((each) => statuses.includes(each) !== (each === status));
