import type { Game } from '@darts/rules/play/game';
import { beginsLastRound } from '@darts/rules/play/progress';
import type { Turn } from '@darts/rules/play/turn';
import { useEffect, useState } from 'react';
import { prefersStillness } from './use-animated-number.ts';

export const MOMENT_MS = 2000;
const HIGH_TURN = 140; // points

/** What has just happened, for as long as it is worth everybody's eyes. */
export type Moment = {
  readonly highTurn: Turn | undefined; // if the last one was
  readonly isLastRound: boolean; // if that begins
};

/**
 * The moment that the last turn was, if it was one: until it is over, or anything is touched. It is in
 * nobody's way. None where motion is to be reduced.
 *
 * @param opened the game as the page found it: what had happened by then is no moment
 */
export function useMoment(opened: Game, game: Game): Moment | undefined {
  const { length } = game.turns;
  const [seen, setSeen] = useState(opened.turns.length);
  const [moment, setMoment] = useState<Moment>();

  if (seen !== length) {
    setSeen(length);
    setMoment(length > seen && !prefersStillness() ? momentOf(game) : undefined);
  }

  useEffect(() => {
    if (!moment) return undefined;
    const end = new AbortController();
    const pass = () => setMoment(undefined);
    // While it goes down: the touch that confirmed the turn is still on its way up.
    const options = { capture: true, signal: end.signal };
    addEventListener('pointerdown', pass, options);
    addEventListener('keydown', pass, options);
    const timer = setTimeout(pass, MOMENT_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [moment]);

  return moment;
}

function momentOf(game: Game): Moment | undefined {
  const last = game.turns.at(-1);
  if (game.outcome) return undefined; // which has a dialog of its own
  const highTurn = last && last.total >= HIGH_TURN ? last : undefined;
  const isLastRound = beginsLastRound(game);
  return highTurn || isLastRound ? { highTurn, isLastRound } : undefined;
}
