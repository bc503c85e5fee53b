import type { GameView } from '@darts/contracts/play';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useDeviceSetting } from '#platform/device-setting.ts';
import { ask } from '#platform/socket.ts';
import { bedsOf, type ThrownDart } from '#play/board/thrown-dart.ts';
import { useInputMode } from '#play/entry/input-mode.ts';
import { liveDartsSetting } from '#play/shown-darts.ts';

const NONE: readonly never[] = [];

/**
 * Shows the rival the darts of the player here as they are entered. One that is lost is not sent
 * again: the next one brings all of them.
 *
 * @param darts of the player's turn; absent unless it is
 * @param whenJoined settles once this device is in the game
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
  const seen = useRef<string>(undefined); // by the others; unknown at first: of another device, maybe

  const bedsNow = useEffectEvent(() => [...beds]);
  useEffect(() => {
    if (!isOnline) seen.current = undefined;
    else if (!isMyTurn) seen.current = ''; // of a turn that is over
    if (!isOnline || !isMyTurn || seen.current === spelled) return;
    seen.current = spelled;
    const shown = { gameId, expectedTurn, beds: bedsNow() };
    whenJoined()
      .then(() => ask('showDarts', shown))
      .catch(() => {});
  }, [isOnline, isMyTurn, spelled, gameId, expectedTurn, whenJoined]);
}
