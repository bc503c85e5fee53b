import type { UserRef } from '@darts/contracts/accounts';
import type { Weekday } from '@darts/rules/leagues/schedule';
import { formatDate } from '#competitions/calendar-date.ts';
import type { Competition } from '#competitions/competition.ts';
import { gameTypeName } from '#competitions/game-types.ts';
import { competitionWords } from '#competitions/words.ts';
import { formatName } from '#formats/format-name.ts';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import styles from './facts.module.css';
import { competitionDetailWords } from './words.ts';

type Props = {
  readonly competition: Competition & {
    readonly dayOfWeek?: Weekday | undefined;
    readonly isHomeAndAway?: boolean | undefined;
  };
  readonly players: readonly UserRef[];
  readonly more: readonly Fact[]; // facts of its kind only
};

export type Fact = readonly [name: string, value: string];

/** Card with the facts of a competition. */
export const Facts = ({ competition, players, more }: Props) => (
  <dl className={classNames(layout.card, layout.padded, styles.facts)}>
    {[...factsOf(competition, players), ...more].map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function factsOf(
  { startDate, dayOfWeek, creator, maxParticipants, isHomeAndAway, format }: Props['competition'],
  players: readonly UserRef[],
): readonly Fact[] {
  const { weekday, weekdays, notSet, type } = competitionWords;
  return [
    [competitionDetailWords.facts.start, formatDate(startDate)],
    [weekday, dayOfWeek ? weekdays[dayOfWeek] : notSet],
    [competitionDetailWords.facts.creator, creator.username],
    [competitionDetailWords.facts.participants, `${players.length} / ${maxParticipants}`],
    [type, gameTypeName(isHomeAndAway)],
    [competitionDetailWords.facts.format, formatName(format)],
  ];
}
