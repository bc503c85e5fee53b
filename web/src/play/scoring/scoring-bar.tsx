import { useInputMode } from '#play/entry/input-mode.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './scoring-bar.module.css';
import { ScoringOffer } from './scoring-offer.tsx';
import type { Scoring } from './use-scoring.ts';

/** Below the game, where there is room: the offer to record for both, or that it waits for an answer. */
export function ScoringBar({ scoring }: { readonly scoring: Scoring }) {
  const [mode] = useInputMode();
  const hasKeys = mode !== 'board' && scoring.isEntering; // which need all the room of a phone

  return (
    <div className={classNames(styles['bar'], hasKeys && styles['aboveKeys'])}>
      <ScoringOffer scoring={scoring} variant="quiet" />
    </div>
  );
}
