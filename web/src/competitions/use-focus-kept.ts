import { useEffect, useRef } from 'react';

const CONTROLS = 'input, select, textarea, button';

/**
 * Keeps the focus in a box whose controls replace one another. When the focused control is removed, focuses the element
 * with `data-autofocus`, else the first control, else the box. The state that swaps the controls must belong to the
 * component that calls this hook.
 */
export function useFocusKept<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const isWithin = useRef(false); // tracked by events: a removed element sends no blur

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
