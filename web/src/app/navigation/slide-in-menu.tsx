import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { addModal } from '#ui/dialog/modals.ts';
import { IconButton } from '#ui/icon-button.tsx';
import layout from '#ui/layout.module.css';
import { Brand } from './brand.tsx';
import { NavEntries } from './nav-entries.tsx';
import rail from './rail.module.css';
import styles from './slide-in-menu.module.css';
import { navigationWords } from './words.ts';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

const railInSight = '(width >= 768px) and (height > 500px)';

/** Menu over the page on small screens. Escape, the scrim and the cross close it. */
export function SlideInMenu({ isOpen, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const forget = addModal(element);
    const query = matchMedia(railInSight);
    const closeOnScrim = ({ target }: MouseEvent) => target === element && onClose();
    element.showModal();
    element.addEventListener('click', closeOnScrim);
    query.addEventListener('change', onClose);

    return () => {
      element.removeEventListener('click', closeOnScrim);
      query.removeEventListener('change', onClose);
      element.close();
      forget();
    };
  }, [isOpen, onClose]);

  return (
    <dialog
      ref={dialog}
      id="menu"
      className={classNames(styles.menu, layout.onSlate)}
      aria-label={navigationWords.menu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <nav className={rail.rail} aria-label={navigationWords.menu}>
        <div className={styles.head}>
          <Brand onClick={onClose} />
          <IconButton icon={X} label={navigationWords.closeMenu} onClick={onClose} />
        </div>
        <NavEntries onChoose={onClose} />
      </nav>
    </dialog>
  );
}
