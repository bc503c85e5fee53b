import { PRESETS, type GameFormat } from '@darts/rules/play/x01/settings';
import { useState, type ReactNode } from 'react';
import { Chip } from '#ui/chip.tsx';
import text from '#ui/text.module.css';
import styles from './format-choice.module.css';
import { PRESET_NAMES, presetOf } from './presets.ts';
import { presetWords } from './words.ts';

type Props = {
  readonly value: GameFormat;
  readonly onChange: (format: GameFormat) => void;
  readonly note?: ReactNode; // shown while a preset is chosen
  readonly isFolded?: boolean; // hides the parts of an unusual format until the user asks for them
  readonly children: ReactNode; // fields for the parts
};

/** Chips of the presets, and one for any other format, which is chosen part by part. */
export function FormatChoice({ value, onChange, note, isFolded, children }: Props) {
  const [isOwn, setOwn] = useState(false);
  const chosen = isOwn ? undefined : presetOf(value);

  return (
    <>
      <fieldset className={styles.presets}>
        <legend className={text.label}>{presetWords.choice}</legend>
        {PRESET_NAMES.map((name) => (
          <Chip
            key={name}
            label={presetWords.presets[name]}
            isOn={name === chosen}
            onToggle={() => {
              setOwn(false);
              onChange(PRESETS[name]);
            }}
          />
        ))}
        <Chip label={presetWords.own} isOn={!chosen} onToggle={() => setOwn(true)} />
      </fieldset>
      {chosen ? note : (isOwn || !isFolded) && children}
    </>
  );
}
