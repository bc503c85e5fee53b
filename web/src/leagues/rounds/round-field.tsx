import { formatDate } from '#competitions/calendar-date.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import type { DatedRounds } from './use-round.ts';
import { roundWords } from './words.ts';

type Props = {
  readonly rounds: DatedRounds;
  readonly round: number; // number of the round shown
  readonly onChoose: (round: string) => void;
};

/** Select of the round shown. */
export const RoundField = ({ rounds, round, onChoose }: Props) => (
  <Field label={roundWords.choose}>
    <Select value={round} onChange={({ target }) => onChoose(target.value)}>
      {rounds.map((each) => (
        <option key={each.round} value={each.round}>
          {roundWords.roundOn(each.round, formatDate(each.date))}
        </option>
      ))}
    </Select>
  </Field>
);
