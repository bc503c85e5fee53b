import type { GameView } from '@darts/contracts/play';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { randomId } from '#platform/random-id.ts';
import { useCacheGame } from '#play/queries.ts';
import { toast } from '#ui/toast.ts';
import { sendTurn, type SentTurn } from './send-turn.ts';
import { words } from './words.ts';

/**
 * Records the turn of the player here.
 *
 * @param whenJoined settles once this device is in the game
 */
export function useRecordTurn({ gameId, expectedTurn }: GameView, whenJoined: () => Promise<void>) {
  const cacheGame = useCacheGame();
  const lastSent = useRef<SentTurn>(undefined);

  const { mutate, isPending } = useMutation({
    mutationFn: (turn: SentTurn) => sendTurn(turn, whenJoined),
    onSuccess: ({ game }) => cacheGame(game),
    onError: (error) => toast.error(messageOf(error, words.couldNotSaveTurn)),
  });

  /** Confirmed again as it was, it is still the same turn: it may have arrived the first time. */
  const recordTurn = (darts: readonly number[]) => {
    const last = lastSent.current;
    const isSame = last?.expectedTurn === expectedTurn && String(last.darts) === String(darts);
    const turn = isSame ? last : { gameId, turnId: randomId(), expectedTurn, darts: [...darts] };
    lastSent.current = turn;
    mutate(turn);
  };

  return { recordTurn, isSending: isPending };
}
