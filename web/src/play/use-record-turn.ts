import type { GameView } from '@darts/contracts/play';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { randomId } from '#platform/random-id.ts';
import { ask } from '#platform/socket.ts';
import { toast } from '#ui/toast.ts';
import { useHoldGame } from './queries.ts';

type SentTurn = {
  readonly gameId: string;
  readonly turnId: string;
  readonly expectedTurn: number; // turns recorded before it
  readonly darts: number[];
};

/** Nobody knows whether the server got it. The same turn again gets the same answer. */
const isUnanswered = (error: Error) => error instanceof ApiError && error.status === 0;

/**
 * Sends the turn of the player here. Unanswered, it is sent once more, and after 10 s at most it is
 * over one way or the other; confirmed again as it was, it is still the same turn.
 */
export function useRecordTurn({ gameId, expectedTurn }: GameView) {
  const hold = useHoldGame();
  const sent = useRef<SentTurn>(undefined);

  const { mutate, isPending } = useMutation({
    mutationFn: (turn: SentTurn) => ask('recordTurn', turn),
    retry: (failures, error) => failures < 1 && isUnanswered(error),
    retryDelay: 0,
    onSuccess: ({ game }) => hold(game),
    onError: (error) => toast.error(messageOf(error, 'No se ha podido guardar el turno.')),
  });

  const recordTurn = (darts: readonly number[]) => {
    const turn = { gameId, turnId: randomId(), expectedTurn, darts: [...darts] };
    if (!isSameTurn(sent.current, turn)) sent.current = turn;
    mutate(sent.current ?? turn);
  };

  return { recordTurn, isSending: isPending };
}

const isSameTurn = (one: SentTurn | undefined, other: SentTurn) =>
  one?.expectedTurn === other.expectedTurn && String(one.darts) === String(other.darts);
