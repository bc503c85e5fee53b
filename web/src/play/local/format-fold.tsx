import { CLASSIC } from '@darts/rules/play/settings';
import { Suspense, useState } from 'react';
import { onDemand } from '#ui/loading/on-demand.tsx';
import styles from './new-game-page.module.css';
import { FOLDED_PARTS, type TypedSetup } from './setup-form.ts';
import { words } from './words.ts';

const FormatParts = onDemand(() => import('./format-parts.tsx'), 'FormatParts');

type Props = {
  readonly typed: TypedSetup;
  readonly onChange: (part: Partial<TypedSetup>) => void;
};

/** How the game is played besides: folded where it is the classic one, and loaded once it is opened. */
export function FormatFold(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || FOLDED_PARTS.some((part) => props.typed[part] !== CLASSIC[part]);

  return (
    <details
      className={styles['format']}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.format}</summary>
      <Suspense>{isShown && <FormatParts {...props} />}</Suspense>
    </details>
  );
}
