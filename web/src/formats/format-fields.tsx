import { PRESETS, type GameFormat } from '@darts/rules/play/settings';
import { useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { CHOICES, FORMAT_PARTS, PRESET_NAMES, presetOf, type FormatPart } from './choices.ts';
import styles from './format-fields.module.css';
import { words } from './words.ts';

type Props = {
  readonly value: GameFormat;
  readonly onChange: (format: GameFormat) => void;
  readonly parts?: readonly FormatPart[]; // that are asked for here, where it is no preset
};

const OWN = 'own';

type Options = {
  readonly [Part in FormatPart]: readonly (readonly [value: GameFormat[Part], label: string])[];
};

const options: Options = {
  start: CHOICES.start.map((points) => [points, String(points)]),
  in: CHOICES.in.map((each) => [each, words.ins[each]]),
  out: CHOICES.out.map((each) => [each, words.outs[each]]),
  legs: CHOICES.legs.map((legs) => [legs, words.legs(legs)]),
  rounds: CHOICES.rounds.map((rounds) => [rounds, String(rounds)]),
};

/** The option of a part that goes by a text, be it its value or the select's. */
const optionOf = (part: FormatPart, chosen: unknown) =>
  options[part].find(([value]) => String(value) === String(chosen));

const detailsOf = (format: GameFormat, parts: readonly FormatPart[]): string =>
  parts.map((part) => `${words.parts[part]}: ${optionOf(part, format[part])?.[1]}`).join(' · ');

/** How a game is played: one of the usual ways or, part by part, another. */
export function FormatFields({ value, onChange, parts = FORMAT_PARTS }: Props) {
  const [isOwn, setOwn] = useState(false);
  const preset = (!isOwn && presetOf(value)) || OWN;
  const choose = (chosen: string) => {
    const name = PRESET_NAMES.find((each) => each === chosen);
    setOwn(!name);
    if (name) onChange(PRESETS[name]);
  };

  return (
    <div className={styles['fields']}>
      <Field label={words.preset} hint={preset !== OWN && detailsOf(value, parts)}>
        <Select value={preset} onChange={({ target }) => choose(target.value)}>
          {PRESET_NAMES.map((name) => (
            <option key={name} value={name}>
              {words.presets[name]}
            </option>
          ))}
          <option value={OWN}>{words.own}</option>
        </Select>
      </Field>
      {preset === OWN && (
        <div className={styles['parts']}>
          {parts.map((part) => (
            <Field key={part} label={words.parts[part]}>
              <Select
                value={value[part]}
                onChange={({ target }) =>
                  onChange({ ...value, [part]: optionOf(part, target.value)?.[0] })
                }
              >
                {options[part].map(([choice, label]) => (
                  <option key={choice} value={choice}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}
