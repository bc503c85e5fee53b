import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import layout from './turn-layout.module.css';

type Props = {
  readonly turn: string | false; // the key of the turn entered here; false during a rival's turn
  readonly children: ReactNode;
};

/** Restores the focus for a player who enters turns by keyboard, at the start of their next turn. */
export function TurnFocus({ turn, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isByKeys = useRef(false);

  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (turn === false || !isByKeys.current || !isLost) return;
    const first = `.${layout.panel} :is([tabindex='0'], input, button)`;
    place.current?.querySelector<HTMLElement | SVGElement>(first)?.focus();
  }, [turn]);

  const note = ({ target }: FocusEvent) => {
    isByKeys.current = target.matches(':focus-visible');
  };
  return (
    <div ref={place} style={{ display: 'contents' }} onFocus={note}>
      {children}
    </div>
  );
}
