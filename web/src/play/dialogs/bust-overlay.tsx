import { useEffect, useRef } from 'react';
import { playBust } from '#platform/device/sounds.ts';
import { stayOpen } from '#ui/dialog/dialog.tsx';
import styles from './bust-overlay.module.css';
import { playDialogWords } from './words.ts';

/** Covers the whole page after a bust, readable from the oche. */
export function BustOverlay() {
  const overlay = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = overlay.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEffect(playBust, []);

  return (
    <dialog
      ref={overlay}
      className={styles.bust}
      aria-label={playDialogWords.bustLabel}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => stayOpen(currentTarget)}
    >
      <p role="alert">
        <b>{playDialogWords.bust}</b> <span>{playDialogWords.tooMuch}</span>
      </p>
      <i aria-hidden="true" />
    </dialog>
  );
}
