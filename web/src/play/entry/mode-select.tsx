import { Select } from '#ui/form/select.tsx';
import { INPUT_MODES, useInputMode, type InputMode } from './input-mode.ts';

const names: Record<InputMode, string> = { score: 'Botones', board: 'Diana', total: 'Numerico' };

/** How turns are entered on this device. */
export function ModeSelect({ className }: { readonly className?: string | undefined }) {
  const [mode, setMode] = useInputMode();

  return (
    <Select
      className={className}
      aria-label="Método de entrada"
      value={mode}
      onChange={(event) => {
        const chosen = INPUT_MODES.find((each) => each === event.target.value);
        if (chosen) setMode(chosen);
      }}
    >
      {INPUT_MODES.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </Select>
  );
}
