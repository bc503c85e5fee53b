import type { Game } from '@darts/rules/play/game';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import { useEffect, useRef, useState } from 'react';
import { callAloud, startCalling } from './caller.ts';
import { kindOf } from './change.ts';
import { calls, status } from './phrases.ts';
import { words } from './words.ts';

type Props = {
  readonly opened: Game; // as the page found it: what had happened by then is not called
  readonly game: Game;
  readonly names: BySeat<string>;
  readonly seat?: Seat | undefined; // of the player at this device; absent where both are
};

/** Calls what happens in a game, once each: aloud where the device is to, and as its text. */
export function Calls({ opened, game, names, seat }: Props) {
  const [said, setSaid] = useState('');
  const last = useRef(opened);
  useEffect(startCalling, []);

  useEffect(() => {
    const change = { before: last.current, after: game, names, seat };
    last.current = game;
    if (!kindOf(change)) return;
    callAloud((catalogue) => calls(change, catalogue));
    setSaid(status(change, words));
  }, [game, names, seat]);

  return said;
}
