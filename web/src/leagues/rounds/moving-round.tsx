import { moveRound } from '@darts/contracts/addresses/dates';
import { useState } from 'react';
import { DateDialog } from '#competitions/results/date-dialog.tsx';
import { dateWords } from '#competitions/dates/words.ts';
import { placeOf } from '#competitions/kind.ts';
import { leagueKind } from '#leagues/kind.ts';
import { call } from '#platform/api.ts';
import { Button } from '#ui/button.tsx';
import styles from './rounds.module.css';
import { roundWords } from './words.ts';

type Props = {
  readonly leagueId: string;
  readonly round: number;
  readonly date: string; // current date
};

/** Button with which the organiser moves a whole round to another date. */
export function MovingRound({ leagueId, round, date }: Props) {
  const params = { competitionId: leagueId, round };
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.moving}>
      <Button aria-label={roundWords.move(round)} onClick={() => setOpen(true)}>
        {dateWords.move}
      </Button>
      {isOpen && (
        <DateDialog
          place={placeOf(leagueKind, leagueId)}
          move={(body) => call(moveRound('league'), { params, body })}
          title={roundWords.move(round)}
          about={roundWords.moving}
          date={date}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
