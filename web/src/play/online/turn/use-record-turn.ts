import type { GameView } from '@darts/contracts/play';
import type { Thrown } from '@darts/rules/play/x01/judgement';
import { useEffect, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { randomId } from '#platform/random-id.ts';
import { useUser } from '#platform/session.ts';
import { asSent } from '#play/board/wire-turn.ts';
import { useCacheGame } from '#play/queries.ts';
import { toast } from '#ui/toasts/toast.ts';
import { forgetTurn, keepTurn, keptTurn } from './kept-turn.ts';
import { sendTurn, type SentTurn } from './send-turn.ts';
import { onlineTurnWords } from './words.ts';

/**
 * Records turns entered here. A turn is retried until the server answers, also after a reload of the page.
 *
 * @param whenJoined resolves once the server has answered the request to join the game
 */
export function useRecordTurn(
  { gameId, expectedTurn, version }: GameView,
  whenJoined: () => Promise<void>,
) {
  const { userId } = useUser();
  const cacheGame = useCacheGame();
  const [sent, setSent] = useState(() => keptTurn(userId, gameId)); // not answered yet
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!sent) return undefined;
    const leaving = new AbortController();
    const send = async () => {
      try {
        const onUnanswered = () => setLate(true);
        const { game } = await sendTurn(sent, { whenJoined, onUnanswered, signal: leaving.signal });
        cacheGame(game);
      } catch (error) {
        if (leaving.signal.aborted) return; // stays stored for the next visit
        toast.error(messageOf(error, onlineTurnWords.couldNotSaveTurn));
      }
      forgetTurn(userId);
      setSent(undefined);
      setLate(false);
    };
    void send();
    return () => leaving.abort();
  }, [sent, whenJoined, cacheGame, userId]);

  const recordTurn = (thrown: Thrown) => {
    const turn: SentTurn = {
      gameId,
      turnId: randomId(),
      expectedTurn,
      version,
      ...asSent(thrown),
    };
    keepTurn(userId, turn);
    setSent(turn);
  };

  return { recordTurn, sent, isLate };
}
