import { DART_VALUES } from '@darts/rules/play/darts';
import { useCallback, useState } from 'react';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import type { SentTurn } from './send-turn.ts';

type Darts = readonly ThrownDart[];

const NONE: Darts = [];

/**
 * The darts entered so far of a turn of the player here; the next one begins with none.
 *
 * @param turn turns recorded before it
 * @param sent the turn on its way to the server, maybe from before a reload of the page
 */
export function useEnteredDarts(turn: number, sent: SentTurn | undefined) {
  const [entered, setEntered] = useState(() => ({ turn, darts: dartsOf(sent) }));
  const setDarts = useCallback((darts: Darts) => setEntered({ turn, darts }), [turn]);
  return [entered.turn === turn ? entered.darts : NONE, setDarts] as const;
}

/** The darts of a turn; none of one entered as its total. */
const dartsOf = (sent: SentTurn | undefined): Darts =>
  sent?.darts.every((value) => DART_VALUES.has(value))
    ? sent.darts.map((value) => ({ value }))
    : NONE;
