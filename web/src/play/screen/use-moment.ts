import type { Game } from '@darts/rules/play/game';
import { beginsLastRound } from '@darts/rules/play/last-rounds';
import type { Turn } from '@darts/rules/play/x01/turn';
import { useEffect, useState } from 'react';
import { prefersStillness } from './use-animated-number.ts';

export const MOMENT_MS = 2000;
const HIGH_TURN_POINTS = 140;

/** A highlight of the game that is animated for {@link MOMENT_MS}. */
export type Moment = {
  readonly highTurn: Turn | undefined;
  readonly isLastRound: boolean; // true at the start of the last round
};

/**
 * Returns the moment after the last turn until it is over or the page is touched. Undefined with reduced motion.
 *
 * @param opened the game when the page opened: earlier turns are no moments
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
    // On `pointerdown`, since the release of the touch that confirmed the turn is still to come.
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
  if (game.outcome) return undefined; // the end has a dialog of its own
  const highTurn = last && last.total >= HIGH_TURN_POINTS ? last : undefined;
  const isLastRound = beginsLastRound(game);
  return highTurn || isLastRound ? { highTurn, isLastRound } : undefined;
}
