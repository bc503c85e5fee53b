import type { GameView } from '@darts/contracts/play';
import { useCallback, useState } from 'react';
import { bedsOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { dartsOf } from '#play/board/wire-turn.ts';
import { useShownBeds } from '#play/shown-darts.ts';
import { useShowDarts } from '#play/showing/use-show-darts.ts';
import type { SentTurn } from './send-turn.ts';

type Darts = readonly ThrownDart[];

const NONE: Darts = [];

type Turn = {
  readonly isMine: boolean;
  readonly sent: SentTurn | undefined; // mine on its way to the server, maybe from before a reload of the page
  readonly whenJoined: () => Promise<void>; // this device is in the game
};

/** The darts of the turn so far: my own, which the rival is shown, or the rival's as they are shown. */
export function useDarts(view: GameView, { isMine, sent, whenJoined }: Turn) {
  const isOfTurn = sent?.expectedTurn === view.expectedTurn; // or it has been recorded already
  const [darts, setDarts] = useEnteredDarts(turnKey(view), isOfTurn ? sent : undefined);
  const rivalBeds = useShownBeds(view);
  useShowDarts(view, isMine ? darts : undefined, whenJoined);
  return { darts, setDarts, beds: isMine ? bedsOf(darts) : rivalBeds };
}

/** Tells turns apart: a correction of the last one may move the next to another leg. */
export const turnKey = ({ leg, expectedTurn }: GameView): string => `${leg}-${expectedTurn}`;

/** The darts entered so far of a turn of the player here, by its key; the next one begins with none. */
function useEnteredDarts(turn: string, sent: SentTurn | undefined) {
  const [entered, setEntered] = useState(() => ({ turn, darts: dartsOf(sent) }));
  const setDarts = useCallback((darts: Darts) => setEntered({ turn, darts }), [turn]);
  return [entered.turn === turn ? entered.darts : NONE, setDarts] as const;
}
