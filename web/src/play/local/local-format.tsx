import { formatOf, isPlain } from '@darts/rules/play/x01/settings';
import { Suspense } from 'react';
import { FormatChoice } from '#formats/presets/format-choice.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { setupOf, type TypedSetup } from './setup-form.ts';

const FormatParts = onDemand(() => import('#formats/format-parts.tsx'));

type Props = {
  readonly typed: TypedSetup;
  readonly onChange: (part: Partial<TypedSetup>) => void;
};

/** The format of the game. Points and rounds have visible fields; the other parts are loaded on demand. */
export function LocalFormat({ typed, onChange }: Props) {
  const format = formatOf(setupOf(typed));

  return (
    <FormatChoice
      value={format}
      onChange={({ start, rounds, ...others }) =>
        onChange({ ...others, start: String(start), rounds: String(rounds) })
      }
      isFolded={isPlain(format)}
    >
      <Suspense>
        <FormatParts
          parts={['in', 'out', 'legs']}
          value={format}
          onChange={({ in: opens, out, legs }) => onChange({ in: opens, out, legs })}
        />
      </Suspense>
    </FormatChoice>
  );
}
