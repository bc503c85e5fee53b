import type { GameView } from '@darts/contracts/play';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useDeviceSetting } from '#platform/device-setting.ts';
import { ask } from '#platform/socket.ts';
import { bedsOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { useInputMode } from '#play/entry/entry-settings.ts';
import { liveDartsSetting } from '#play/shown-darts.ts';

const NONE: readonly never[] = [];

/**
 * Shows the darts of the turn to the rival as they are entered. Best effort: a lost event is not retried, since the
 * next one has all darts.
 *
 * @param darts of the turn; undefined during the rival's turn
 * @param whenJoined resolves once the server has answered the request to join the game
 */
export function useShowDarts(
  { gameId, expectedTurn }: GameView,
  darts: readonly ThrownDart[] | undefined,
  whenJoined: () => Promise<void>,
): void {
  const isWanted = useDeviceSetting(liveDartsSetting)[0] === 'on';
  const areEntered = useInputMode()[0] !== 'total';
  const isOnline = useConnection() === 'online';
  const isMyTurn = darts !== undefined;
  const beds = isWanted && areEntered ? bedsOf(darts ?? NONE) : NONE;
  const spelled = beds.join();
  const seen = useRef<string>(undefined); // last sent to the rival; undefined: unknown, maybe by another device

  const bedsNow = useEffectEvent(() => [...beds]);
  useEffect(() => {
    if (!isOnline) seen.current = undefined;
    else if (!isMyTurn) seen.current = ''; // the turn is over
    if (!isOnline || !isMyTurn || seen.current === spelled) return;
    seen.current = spelled;
    const shown = { gameId, expectedTurn, beds: bedsNow() };
    whenJoined()
      .then(() => ask('showDarts', shown))
      .catch(() => {});
  }, [isOnline, isMyTurn, spelled, gameId, expectedTurn, whenJoined]);
}
