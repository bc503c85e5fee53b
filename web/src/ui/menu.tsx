import { Menu } from 'lucide-react';
import { createContext, use, type ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { words } from './words.ts';

/** The slide-in menu, which a page without the top bar opens from its own controls. */
type MenuState = {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

export const MenuContext = createContext<MenuState>({
  isOpen: false,
  open: () => {},
  close: () => {},
});

/** Opens the menu. To be hidden where the rail is in sight: from 768 px on a tall enough screen. */
export function MenuButton({ className }: Pick<ComponentProps<'button'>, 'className'>) {
  const { isOpen, open } = use(MenuContext);
  return (
    <IconButton
      icon={Menu}
      label={words.openMenu}
      aria-expanded={isOpen}
      aria-controls="menu"
      className={className}
      onClick={open}
    />
  );
}
