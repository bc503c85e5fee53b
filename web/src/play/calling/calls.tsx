import type { Game } from '@darts/rules/play/game';
import type { BySide, Side } from '@darts/rules/play/sides';
import { useEffect, useRef, useState } from 'react';
import { callAloud, startCalling } from './caller.ts';
import { calls, changeKind, status } from './phrases.ts';
import { callingWords } from './words.ts';

type Props = {
  readonly opened: Game; // the game when the page opened: its turns are not called
  readonly game: Game;
  readonly names: BySide<string>;
  readonly side?: Side | undefined; // the player at this device; absent if the device serves both
};

/** Calls each change of a game once: aloud if turned on, and as text for screen readers. */
export function Calls({ opened, game, names, side }: Props) {
  const [said, setSaid] = useState('');
  const last = useRef(opened);
  useEffect(startCalling, []);

  useEffect(() => {
    const change = { before: last.current, after: game, names, side };
    last.current = game;
    if (!changeKind(change)) return;
    callAloud((catalogue) => calls(change, catalogue));
    setSaid(status(change, callingWords));
  }, [game, names, side]);

  return said;
}
