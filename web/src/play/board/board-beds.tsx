import { bedPath } from '@darts/rules/play/board/dartboard-paths';
import { BEDS, bedIn, isBull, type Bed, type Profile } from '@darts/rules/play/board/dartboard';
import { memo, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { spokenName } from './bed-names.ts';
import { walk, type Place } from './board-walk.ts';
import styles from './dartboard.module.css';
import { boardDart, type ThrownDart } from './thrown-dart.ts';

type Props = {
  readonly profile: Profile;
  readonly onAim: (bed: Bed | undefined) => void; // by keyboard; undefined once the focus leaves
  readonly onThrow: (dart: ThrownDart) => void;
};

const keyOf = ({ ring, segment }: Bed) => `${ring}-${segment}`;
const bedsByKey = new Map(BEDS.map((bed) => [keyOf(bed), bed]));
const bedOf = (target: EventTarget & SVGElement) => bedsByKey.get(target.dataset['bed'] ?? '');

/** Invisible buttons over the drawing, one per bed. Only one of them is a tab stop. */
export const BoardBeds = memo(function BoardBeds({ profile, onAim, onThrow }: Props) {
  const [place, setPlace] = useState<Place>({ ring: 'outerSingle', segment: 0 });
  const stop = bedIn(place.ring, place.segment);

  const press = (event: KeyboardEvent<SVGGElement>) => {
    const next = walk(place, event.key);
    if (next) {
      setPlace(next);
      const key = keyOf(bedIn(next.ring, next.segment));
      event.currentTarget.querySelector<SVGElement>(`[data-bed="${key}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) onThrow(boardDart(stop));
    } else return;
    event.preventDefault();
  };

  const focus = ({ target }: FocusEvent<SVGElement>) => {
    const bed = bedOf(target);
    if (!bed) return;
    setPlace(({ segment }) => ({
      ring: bed.ring,
      segment: isBull(bed.ring) ? segment : bed.segment,
    }));
    if (target.matches(':focus-visible')) onAim(bed);
  };

  return (
    <g onKeyDown={press} onFocus={focus} onBlur={() => onAim(undefined)}>
      {BEDS.map((bed) => (
        <BedButton
          key={keyOf(bed)}
          bed={bed}
          profile={profile}
          isStop={bed === stop}
          onThrow={onThrow}
        />
      ))}
    </g>
  );
});

type BedButtonProps = {
  readonly bed: Bed;
  readonly profile: Profile;
  readonly isStop: boolean;
  readonly onThrow: (dart: ThrownDart) => void;
};

const BedButton = memo(function BedButton({ bed, profile, isStop, onThrow }: BedButtonProps) {
  return (
    <path
      className={styles.bed}
      d={bedPath(bed, profile)}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={spokenName(bed)}
      data-bed={keyOf(bed)}
      onClick={(event) => isAssisted(event) && onThrow(boardDart(bed))}
    />
  );
});

/** True for a click of a screen reader. A real press has thrown its dart already. */
const isAssisted = ({ detail }: MouseEvent) => detail === 0;
