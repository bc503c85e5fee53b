import type { GameView } from '@darts/contracts/play';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { useConnection } from '#platform/connection.ts';
import { useUser } from '#platform/session.ts';
import { ask } from '#platform/socket.ts';
import { useCacheGame } from '#play/queries.ts';
import { toast } from '#ui/toasts/toast.ts';
import { scoringWords } from './words.ts';

export type Scoring = ReturnType<typeof useScoring>;

/**
 * The scorer of a running game, and the actions to change the scorer.
 *
 * @param whenJoined resolves once the server has answered the request to join the game
 */
export function useScoring(view: GameView, rival: string, whenJoined: () => Promise<void>) {
  const { gameId, status, scorer, wantsToScore, turn } = view;
  const { userId } = useUser();
  const cacheGame = useCacheGame();
  const hasWithdrawn = useRef(false);
  const isOffline = useConnection() === 'offline';

  const { mutate: say, isPending } = useMutation({
    mutationFn: async (request: () => ReturnType<typeof ask<'askToScore'>>) => {
      if (isOffline) throw new ApiError(0); // offline, the request would be sent minutes later
      await whenJoined();
      return request();
    },
    onSuccess: ({ game }) => cacheGame(game),
    onError: (error) => toast.error(messageOf(error)),
  });

  const isScorer = scorer === userId;
  const isAsking = wantsToScore === userId;
  const was = useRef({ isScorer, isAsking });
  useEffect(() => {
    const before = was.current;
    was.current = { isScorer, isAsking };
    if (status !== 'encurso') return;
    if (before.isScorer && !isScorer) toast.info(scoringWords.isTakenBack(rival));
    if (!before.isScorer && isScorer) toast.info(scoringWords.youScore);
    const isAnswered = before.isAsking && !isAsking && !isScorer;
    if (isAnswered && !hasWithdrawn.current) toast.info(scoringWords.isRefused(rival));
    if (isAnswered) hasWithdrawn.current = false;
  }, [status, isScorer, isAsking, rival]);

  return {
    rival,
    isScorer,
    isRecordedFor: scorer !== undefined && !isScorer,
    isScorerAway: scorer !== undefined && view.absent.includes(scorer),
    isEntering: (scorer ?? turn) === userId, // the current turn is entered by this user
    isOwnTurn: scorer === undefined && turn === userId,
    isAsking,
    isAsked: wantsToScore !== undefined && !isAsking,
    canAsk: status === 'encurso' && scorer === undefined && wantsToScore === undefined,
    isPending,
    ask: () => say(() => ask('askToScore', { gameId })),
    answer: (accept: boolean) => say(() => ask('answerScoring', { gameId, accept })),
    withdraw() {
      hasWithdrawn.current = true;
      const onError = () => void (hasWithdrawn.current = false);
      say(() => ask('answerScoring', { gameId, accept: false }), { onError });
    },
    takeBack: () => say(() => ask('takeSideBack', { gameId })),
  };
}
