import { useEffect, useRef } from 'react';

const CONTROLS = 'input, select, textarea, button';

/**
 * For a box whose controls take each other's place: when the one that has the focus goes, the first
 * of what comes gets it, or what carries `data-autofocus`, and without any the box itself. What
 * swaps them has to be state of the component that asks for this.
 */
export function useFocusKept<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const isWithin = useRef(false); // by its events: an element that is taken away sends none

  useEffect(() => {
    const box = ref.current;
    if (!box || !isWithin.current || document.activeElement !== document.body) return;
    const find = (selector: string) => box.querySelector<HTMLElement>(selector);
    (find('[data-autofocus]') ?? find(CONTROLS) ?? box).focus();
  });

  const onFocus = () => {
    isWithin.current = true;
  };
  const onBlur = () => {
    isWithin.current = false;
  };
  return { ref, tabIndex: -1, onFocus, onBlur };
}
