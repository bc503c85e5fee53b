/** Longer formats of the last rounds of a bracket. */
import { FORMAT_CHOICES, type GameFormat } from '@darts/rules/play/x01/settings';
import type { LastRound } from '#tournaments/last-rounds.ts';
import type { TournamentFields } from './tournament-form-fields.ts';

type FormatFrom = TournamentFields['formatFrom'];
type Formats = Pick<TournamentFields, 'format' | 'formatFrom'>;

/** Returns the choices of legs for a round, the current one included. */
export function legsFor(round: LastRound, { format, formatFrom }: Formats): readonly number[] {
  const before = (round === 'final' && formatFrom?.semifinal) || format;
  const own = formatFrom?.[round];
  return FORMAT_CHOICES.legs.filter((legs) => legs > before.legs || legs === own?.legs);
}

/**
 * Returns the formats of the last rounds: `format` with more legs. A round without more legs than the rounds before has
 * no format of its own.
 */
export function longerFrom(
  format: GameFormat,
  legs: Partial<Record<LastRound, number | undefined>>,
): FormatFrom {
  const longer = (before: GameFormat, many = 0) =>
    many > before.legs ? { ...format, legs: many } : undefined;
  const semifinal = longer(format, legs.semifinal);
  const final = longer(semifinal ?? format, legs.final);
  return semifinal || final ? { semifinal, final } : null;
}
