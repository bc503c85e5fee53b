import { Check, Info, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '#store.ts';
import { useTopModal } from '#ui/dialog/modals.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { uiWords } from '#ui/words.ts';
import { dismissToast, useToasts, type Toast } from './toast.ts';
import styles from './toaster.module.css';

const SHOWN_MS = 4000;
const icons: Record<Toast['kind'], LucideIcon> = { success: Check, error: X, info: Info };

/** Toasts, which prerendered pages do not have. */
export const Toaster = () => useIsHydrated() && <Toasts />;

/** Toasts inside the topmost dialog if one is open: outside the dialog they would be inert. */
function Toasts() {
  const toasts = useToasts();
  const modal = useTopModal();
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = host.current;
    // The host is unmounted with its dialog: closing the dialog changes `modal`, and this effect runs again.
    if (element?.isConnected) element.showPopover();
  }, [modal]);

  return createPortal(
    <div ref={host} className={styles.toaster} popover="manual">
      {toasts.map((each) => (
        <ToastView key={each.id} toast={each} />
      ))}
    </div>,
    modal ?? document.body,
  );
}

/** Toast that disappears by itself, unless it is pointed at or has the focus. */
function ToastView({ toast }: { readonly toast: Toast }) {
  const { id, kind, message } = toast;
  const [isHeld, setHeld] = useState(false);
  const Icon = icons[kind];

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);

  return (
    <div
      className={classNames(styles.toast, styles[kind])}
      role={kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.mark}>
        <Icon size={15} strokeWidth={3} aria-hidden />
      </span>
      <span>{message}</span>
      <IconButton icon={X} label={uiWords.closeToast} onClick={() => dismissToast(id)} />
    </div>
  );
}
