import type { GameView, TurnView } from '@darts/contracts/play';
import type { Thrown } from '@darts/rules/play/x01/judgement';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { alertPlayer } from '#platform/device/alerts.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { useUser } from '#platform/session.ts';
import { ask } from '#platform/socket.ts';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import { asSent, dartsOf } from '#play/board/wire-turn.ts';
import { toast } from '#ui/toasts/toast.ts';
import { correctionWords } from './words.ts';

type Darts = readonly ThrownDart[];

export type Correction = ReturnType<typeof useCorrection>;

/** The correction of the last turn: entered here, waiting for the rival, or to be answered here. */
export function useCorrection(view: GameView, rivalName: string) {
  const { userId } = useUser();
  const { gameId, version, expectedTurn, lastTurn, correction } = view;
  const [begun, setBegun] = useState<number>(); // the number of turns when the correction was begun
  const [darts, setDarts] = useState<Darts>([]);
  const mayAsk = view.status === 'encurso' && recorderOf(lastTurn) === userId && !correction;
  const isToAnswer = correction !== undefined && correction.userId !== userId;

  // The correction has arrived at the server, even if its answer was lost.
  if (correction && begun !== undefined) setBegun(undefined);

  const isTooLate = begun !== undefined && begun !== expectedTurn;
  useEffect(() => {
    if (isTooLate) toast.info(correctionWords.tooLate);
  }, [isTooLate]);

  useEffect(() => {
    if (isToAnswer) alertPlayer('rival-back');
  }, [isToAnswer]);

  useServerEvent('correctionAnswered', ({ turn, accepted, ...event }) => {
    if (event.gameId !== gameId || event.userId === userId) return;
    const isMine = recorderOf(view.turns[turn]) === userId;
    if (isMine)
      toast.info((accepted ? correctionWords.accepted : correctionWords.refused)(rivalName));
    else toast.info(correctionWords.takenBack(rivalName));
  });

  const asking = useMutation({
    mutationFn: (thrown: Thrown) =>
      ask('proposeCorrection', { gameId, turn: expectedTurn - 1, ...asSent(thrown) }),
    onSuccess: () => setBegun(undefined),
    onError: (error) => toast.error(messageOf(error, correctionWords.couldNotAsk)),
  });
  const answering = useMutation({
    mutationFn: (accept: boolean) => ask('answerCorrection', { gameId, accept, version }),
    onError: (error) => toast.error(messageOf(error, correctionWords.couldNotAnswer)),
  });

  return {
    isToAnswer,
    isOwnTurn: lastTurn?.playerId === userId,

    /** Starts entering a correction; undefined if the player here may not ask for one. */
    begin: mayAsk
      ? () => {
          setDarts(dartsOf(lastTurn));
          setBegun(expectedTurn);
        }
      : undefined,

    /** The correction being entered; undefined before it is begun. */
    entry:
      mayAsk && begun === expectedTurn
        ? {
            darts,
            isSending: asking.isPending,
            onDarts: setDarts,
            onUndoTurn: () => setBegun(undefined),
            onConfirm: asking.mutate,
          }
        : undefined,

    isAnswering: answering.isPending,
    answer: answering.mutate,
  };
}

/** Returns the user that recorded a turn: its player, or the scorer of both. */
const recorderOf = (turn: TurnView | null | undefined) => turn?.scoredBy ?? turn?.playerId;
