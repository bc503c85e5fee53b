import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './dialog.module.css';
import { addModal } from './modals.ts';

type Props = {
  readonly title: ReactNode;
  /** Called on Escape, and on the back gesture where there is one. Undefined: neither closes the dialog. */
  readonly onClose?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly titleClassName?: string | undefined;
  readonly children: ReactNode;
};

/**
 * Modal dialog, open for as long as it is rendered. The first control gets the focus, so the safe choice comes first,
 * or another control has `data-autofocus`. On closing, the focus returns to where it was.
 */
export function Dialog({ title, onClose, className, titleClassName, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    const forget = addModal(element);
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();

    return () => {
      element.close();
      forget();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => stayOpen(currentTarget)}
    >
      <h2 id={titleId} className={titleClassName}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** Reopens a dialog that only its own buttons may close: browsers let repeated Escapes close any dialog. */
export function stayOpen(dialog: HTMLDialogElement): void {
  if (dialog.isConnected && !dialog.open) dialog.showModal();
}

/** Buttons of a dialog: the safe choice first, the main action last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
