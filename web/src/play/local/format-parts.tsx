import { FormatFields } from '#formats/format-fields.tsx';
import { formatIn } from './local-setup.ts';
import { FOLDED_PARTS, setupOf, type TypedSetup } from './setup-form.ts';

type Props = {
  readonly typed: TypedSetup;
  readonly onChange: (part: Partial<TypedSetup>) => void;
};

/** The format without its points and rounds, for which there are fields in sight: a preset changes them, too. */
export const FormatParts = ({ typed, onChange }: Props) => (
  <FormatFields
    parts={FOLDED_PARTS}
    value={formatIn(setupOf(typed))}
    onChange={({ start, rounds, ...others }) =>
      onChange({
        ...others,
        start: Number.isNaN(start) ? typed.start : String(start),
        rounds: Number.isNaN(rounds) ? typed.rounds : String(rounds),
      })
    }
  />
);
