import { CLASSIC } from '@darts/rules/play/settings';
import { Suspense, useState } from 'react';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { formatIn } from './local-setup.ts';
import styles from './new-game-page.module.css';
import { setupOf, type TypedSetup } from './setup-form.ts';
import { words } from './words.ts';

const FormatFields = onDemand(() => import('#formats/format-fields.tsx'), 'FormatFields');

/** What is asked for here: for points and rounds there are fields in sight. */
const PARTS = ['in', 'out', 'legs'] as const;

type Props = {
  readonly typed: TypedSetup;
  readonly onChange: (part: Partial<TypedSetup>) => void;
};

/** How the game is played besides: folded where it is the classic one, and loaded once it is opened. */
export function FormatFold({ typed, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const format = formatIn(setupOf(typed));
  const isShown = isOpen || PARTS.some((part) => format[part] !== CLASSIC[part]);

  return (
    <details
      className={styles['format']}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.format}</summary>
      <Suspense>
        {isShown && (
          <FormatFields
            parts={PARTS}
            value={format}
            onChange={({ start, rounds, ...others }) =>
              onChange({
                ...others,
                start: Number.isNaN(start) ? typed.start : String(start),
                rounds: Number.isNaN(rounds) ? typed.rounds : String(rounds),
              })
            }
          />
        )}
      </Suspense>
    </details>
  );
}
