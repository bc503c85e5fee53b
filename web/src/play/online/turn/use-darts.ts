import type { GameView } from '@darts/contracts/play';
import { useCallback, useState } from 'react';
import { bedsOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { dartsOf } from '#play/board/wire-turn.ts';
import { useShownBeds } from '#play/shown-darts.ts';
import type { SentTurn } from './send-turn.ts';
import { useShowDarts } from './use-show-darts.ts';

type Darts = readonly ThrownDart[];

const NONE: Darts = [];

type Turn = {
  readonly isMine: boolean;
  readonly sent: SentTurn | undefined; // not answered yet, maybe from before a reload
  readonly whenJoined: () => Promise<void>; // resolves once the server has answered the request to join the game
};

/** The darts of the turn so far: entered here and shown to the rival, or shown by the rival. */
export function useDarts(view: GameView, { isMine, sent, whenJoined }: Turn) {
  const isOfTurn = sent?.expectedTurn === view.expectedTurn; // false once it has been recorded
  const [darts, setDarts] = useEnteredDarts(turnKey(view), isOfTurn ? sent : undefined);
  const rivalBeds = useShownBeds(view);
  useShowDarts(view, isMine ? darts : undefined, whenJoined);
  return { darts, setDarts, beds: isMine ? bedsOf(darts) : rivalBeds };
}

/** Returns a key for the current turn. The leg is part of it, since a correction may move a turn to another leg. */
export const turnKey = ({ leg, expectedTurn }: GameView): string => `${leg}-${expectedTurn}`;

/** The darts entered so far in a turn, by its key. Another turn starts without darts. */
function useEnteredDarts(turn: string, sent: SentTurn | undefined) {
  const [entered, setEntered] = useState(() => ({ turn, darts: dartsOf(sent) }));
  const setDarts = useCallback((darts: Darts) => setEntered({ turn, darts }), [turn]);
  return [entered.turn === turn ? entered.darts : NONE, setDarts] as const;
}
