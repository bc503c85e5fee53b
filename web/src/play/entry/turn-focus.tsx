import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import layout from './turn-layout.module.css';

type Props = {
  readonly turn: string | false; // that is entered here, told apart from others; false while it is another's
  readonly children: ReactNode;
};

/**
 * Around the turn, whoever enters it. Who entered one by keyboard has the focus in their next one, too; not before
 * that, where it would be on the way out.
 */
export function TurnFocus({ turn, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isByKeys = useRef(false);

  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (turn === false || !isByKeys.current || !isLost) return;
    const first = `.${layout['panel']} :is([tabindex='0'], input, button)`;
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
