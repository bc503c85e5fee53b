import type { GameFormat } from '@darts/rules/play/x01/settings';
import { CHOICES, type FormatPart } from './choices.ts';
import { FORMAT_PARTS } from './presets/presets.ts';
import { formatWords } from './words.ts';

type Options = {
  readonly [Part in FormatPart]: readonly (readonly [value: GameFormat[Part], label: string])[];
};

/** Choices for each part of a format, with their labels. */
export const FORMAT_OPTIONS: Options = {
  start: CHOICES.start.map((points) => [points, String(points)]),
  in: CHOICES.in.map((each) => [each, formatWords.ins[each]]),
  out: CHOICES.out.map((each) => [each, formatWords.outs[each]]),
  legs: CHOICES.legs.map((legs) => [legs, formatWords.legs(legs)]),
  rounds: CHOICES.rounds.map((rounds) => [rounds, String(rounds)]),
};

/** Returns the option of a part by its value, or by the text of the value in a select. */
export const optionOf = (part: FormatPart, chosen: unknown) =>
  FORMAT_OPTIONS[part].find(([value]) => String(value) === String(chosen));

/** Names each part of a format: 'Entrada: Libre · Cierre: A doble'. */
export const detailsOf = (format: GameFormat): string =>
  FORMAT_PARTS.map(
    (part) => `${formatWords.parts[part]}: ${optionOf(part, format[part])?.[1]}`,
  ).join(' · ');
