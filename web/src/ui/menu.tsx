import { Menu } from 'lucide-react';
import { createContext, use, type ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { uiWords } from './words.ts';

/** State of the slide-in menu, which a page without the top bar opens from its own controls. */
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

/** Button that opens the menu. The caller hides it beside the rail: from 768 px of width, on a tall enough screen. */
export function MenuButton({ className }: Pick<ComponentProps<'button'>, 'className'>) {
  const { isOpen, open } = use(MenuContext);
  return (
    <IconButton
      icon={Menu}
      label={uiWords.openMenu}
      aria-expanded={isOpen}
      aria-controls="menu"
      className={className}
      onClick={open}
    />
  );
}
