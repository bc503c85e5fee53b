/** Darts as they are entered: the rival sees them, and whoever looks on. */
import type { GameView } from '@darts/contracts/play';
import type { EventOf } from '@darts/contracts/realtime';
import type { BedName } from '@darts/rules/play/beds';
import { useEffect, useState } from 'react';
import { useConnection } from '#platform/connection.ts';
import { useDeviceSetting, type DeviceSetting } from '#platform/device-setting.ts';
import { useServerEvent } from '#platform/server-events.ts';

/** Whoever does not want to see darts while they are entered does not show any, either. */
export const liveDartsSetting: DeviceSetting<'on' | 'off'> = {
  key: 'live-darts',
  options: ['on', 'off'],
};

const NONE: readonly BedName[] = [];

/** Where whoever is to throw has landed the darts of the turn so far; nothing where it is not known. */
export function useShownBeds(view: GameView): readonly BedName[] {
  const { gameId, expectedTurn, turn, scorer = turn, absent } = view;
  const isWanted = useDeviceSetting(liveDartsSetting)[0] === 'on';
  const isOnline = useConnection() === 'online';
  const [latest, setLatest] = useState<EventOf<'dartsShown'>>(); // of this turn, or of the next one
  const mayBeTakenBack = scorer === null || absent.includes(scorer) || !isOnline; // unheard

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
