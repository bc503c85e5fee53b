import { Select } from '#ui/form/select.tsx';
import { INPUT_MODES, useInputMode } from './entry-settings.ts';
import { entryWords } from './words.ts';

/** A select for the input mode of this device. */
export function ModeSelect({ className }: { readonly className?: string | undefined }) {
  const [mode, setMode] = useInputMode();

  return (
    <Select
      className={className}
      aria-label={entryWords.mode}
      value={mode}
      onChange={(event) => {
        const chosen = INPUT_MODES.find((each) => each === event.target.value);
        if (chosen) setMode(chosen);
      }}
    >
      {INPUT_MODES.map((each) => (
        <option key={each} value={each}>
          {entryWords.modes[each]}
        </option>
      ))}
    </Select>
  );
}
