/** Darts shown to the rival and to spectators while a turn is entered. */
import type { GameView } from '@darts/contracts/play';
import type { EventOf } from '@darts/contracts/realtime';
import type { BedName } from '@darts/rules/play/beds';
import { useEffect, useState } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';
import { useServerEvent } from '#platform/server-events.ts';

/** `off`: this device neither shows nor sends darts while a turn is entered. */
export const liveDartsSetting: DeviceSetting<'on' | 'off'> = {
  key: 'live-darts',
  options: ['on', 'off'],
};

const NONE: readonly BedName[] = [];

/** Returns the beds hit so far by the player to throw; an empty list if unknown. */
export function useShownBeds(view: GameView): readonly BedName[] {
  const { gameId, expectedTurn, turn, scorer = turn, absent } = view;
  const isWanted = useDeviceSetting(liveDartsSetting)[0] === 'on';
  const isOnline = useConnection() === 'online';
  const [latest, setLatest] = useState<EventOf<'dartsShown'>>(); // for this turn or, if it is early, for the next
  const mayBeTakenBack = scorer === null || absent.includes(scorer) || !isOnline; // without an event for this device

  useServerEvent('dartsShown', (event) => {
    const isOld = latest && event.expectedTurn < latest.expectedTurn;
    if (event.gameId === gameId && !isOld) setLatest(event);
  });
  useEffect(() => {
    if (mayBeTakenBack) return undefined;
    return () => setLatest(undefined);
  }, [mayBeTakenBack]);

  const isOfThisTurn = latest?.gameId === gameId && latest.expectedTurn === expectedTurn;
  return isWanted && isOfThisTurn && !mayBeTakenBack ? latest.beds : NONE;
}
