import type { GameView, TurnView } from '@darts/contracts/play';
import type { Thrown } from '@darts/rules/play/judgement';
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
import { words } from './words.ts';

type Darts = readonly ThrownDart[];

export type Correction = ReturnType<typeof useCorrection>;

/** Corrections of a game's last turn: the player here enters one, waits for the rival, or is asked. */
export function useCorrection(view: GameView, rivalName: string) {
  const { userId } = useUser();
  const { gameId, version, expectedTurn, lastTurn, correction } = view;
  const [begun, setBegun] = useState<number>(); // with so many turns recorded
  const [darts, setDarts] = useState<Darts>([]);
  const mayAsk = view.status === 'encurso' && recorderOf(lastTurn) === userId && !correction;
  const isToAnswer = correction !== undefined && correction.userId !== userId;

  // It has arrived, whether or not that was answered: entering it is over.
  if (correction && begun !== undefined) setBegun(undefined);

  const isTooLate = begun !== undefined && begun !== expectedTurn;
  useEffect(() => {
    if (isTooLate) toast.info(words.tooLate);
  }, [isTooLate]);

  useEffect(() => {
    if (isToAnswer) alertPlayer('rival-back');
  }, [isToAnswer]);

  useServerEvent('correctionAnswered', ({ turn, accepted, ...event }) => {
    if (event.gameId !== gameId || event.userId === userId) return;
    const isMine = recorderOf(view.turns[turn]) === userId;
    if (isMine) toast.info((accepted ? words.accepted : words.refused)(rivalName));
    else toast.info(words.takenBack(rivalName));
  });

  const asking = useMutation({
    mutationFn: (thrown: Thrown) =>
      ask('proposeCorrection', { gameId, turn: expectedTurn - 1, ...asSent(thrown) }),
    onSuccess: () => setBegun(undefined),
    onError: (error) => toast.error(messageOf(error, words.couldNotAsk)),
  });
  const answering = useMutation({
    mutationFn: (accept: boolean) => ask('answerCorrection', { gameId, accept, version }),
    onError: (error) => toast.error(messageOf(error, words.couldNotAnswer)),
  });

  return {
    isToAnswer,
    isOwnTurn: lastTurn?.playerId === userId,

    /** Begins to enter one, where the player here may ask for it. */
    begin: mayAsk
      ? () => {
          setDarts(dartsOf(lastTurn));
          setBegun(expectedTurn);
        }
      : undefined,

    /** What the player here enters, once begun. */
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

/** Who has recorded a turn: its thrower, or whoever records for both. */
const recorderOf = (turn: TurnView | null | undefined) => turn?.scoredBy ?? turn?.playerId;
