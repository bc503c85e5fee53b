import { useController } from 'react-hook-form';
import { FormatFields } from '#formats/format-fields.tsx';
import { formatName } from '#formats/format-name.ts';
import { formatWords } from '#formats/words.ts';
import { LAST_ROUNDS, lastRoundNames, type LastRound } from '#tournaments/last-rounds.ts';
import { Field } from '#ui/form/field.tsx';
import { Fold } from '#ui/form/fold.tsx';
import { Select } from '#ui/form/select.tsx';
import styles from './bracket-format.module.css';
import { legsFor, longerFrom } from './longer-rounds.ts';
import type { TournamentFields } from './tournament-form-fields.ts';
import { tournamentFormWords } from './words.ts';

/** Format of a bracket's games, and the longer formats of its last rounds. */
export function BracketFormatField() {
  const { value: format, onChange: setFormat } = useController<TournamentFields, 'format'>({
    name: 'format',
  }).field;
  const { value: formatFrom, onChange: setFormatFrom } = useController<
    TournamentFields,
    'formatFrom'
  >({ name: 'formatFrom' }).field;
  const legs = { semifinal: formatFrom?.semifinal?.legs, final: formatFrom?.final?.legs };

  return (
    <Fold title={formatWords.title} brief={[formatName(format), ...briefOf(legs)].join(' · ')}>
      <FormatFields
        value={format}
        onChange={(chosen) => {
          setFormat(chosen);
          setFormatFrom(longerFrom(chosen, legs));
        }}
      />
      <div className={styles.rounds}>
        {LAST_ROUNDS.map((round) => (
          <Field key={round} label={lastRoundNames[round]}>
            <Select
              value={legs[round] ?? ''}
              onChange={({ target }) =>
                setFormatFrom(longerFrom(format, { ...legs, [round]: Number(target.value) }))
              }
            >
              <option value="">{tournamentFormWords.asBefore[round]}</option>
              {legsFor(round, { format, formatFrom }).map((each) => (
                <option key={each} value={each}>
                  {formatWords.legs(each)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </Fold>
  );
}

const briefOf = (legs: Partial<Record<LastRound, number | undefined>>): readonly string[] =>
  LAST_ROUNDS.flatMap((round) =>
    legs[round] === undefined ? [] : `${lastRoundNames[round]}: ${formatWords.bestOf(legs[round])}`,
  );
