import { Select } from '#ui/form/select.tsx';
import { INPUT_MODES, useInputMode } from './input-mode.ts';
import { words } from './words.ts';

/** How turns are entered on this device. */
export function ModeSelect({ className }: { readonly className?: string | undefined }) {
  const [mode, setMode] = useInputMode();

  return (
    <Select
      className={className}
      aria-label={words.mode}
      value={mode}
      onChange={(event) => {
        const chosen = INPUT_MODES.find((each) => each === event.target.value);
        if (chosen) setMode(chosen);
      }}
    >
      {INPUT_MODES.map((each) => (
        <option key={each} value={each}>
          {words.modes[each]}
        </option>
      ))}
    </Select>
  );
}
