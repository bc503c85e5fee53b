import type { GameView } from '@darts/contracts/play';
import type { Thrown } from '@darts/rules/play/judgement';
import { useEffect, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { randomId } from '#platform/random-id.ts';
import { useUser } from '#platform/session.ts';
import { asSent } from '#play/board/wire-turn.ts';
import { useCacheGame } from '#play/queries.ts';
import { toast } from '#ui/toasts/toast.ts';
import { forgetTurn, keepTurn, keptTurn } from './kept-turn.ts';
import { sendTurn, type SentTurn } from './send-turn.ts';
import { words } from './words.ts';

/**
 * Records the turns of the player here. One that the server does not answer is sent again until it
 * does, also after a reload of the page.
 *
 * @param whenJoined settles once this device is in the game
 */
export function useRecordTurn(
  { gameId, expectedTurn, version }: GameView,
  whenJoined: () => Promise<void>,
) {
  const { userId } = useUser();
  const cacheGame = useCacheGame();
  const [sent, setSent] = useState(() => keptTurn(userId, gameId)); // until it is answered
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
        if (leaving.signal.aborted) return; // kept, for when the player is back
        toast.error(messageOf(error, words.couldNotSaveTurn));
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
