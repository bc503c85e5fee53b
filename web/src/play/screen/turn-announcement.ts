import type { Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import type { BySeat } from '@darts/rules/play/seats';
import { words } from './words.ts';

/** What those who do not see the scoreboard need to hear after each turn. */
export function turnAnnouncement(names: BySeat<string>, game: Game): string {
  const next = game.outcome ? '' : `${words.turnOf(names[toThrow(game)])}.`;
  return `${lastTurnAnnouncement(names, game)} ${next}`.trim();
}

/** The last turn in words; none before the first. */
export function lastTurnAnnouncement(names: BySeat<string>, game: Game): string {
  const last = game.turns.at(-1);
  if (!last) return '';
  const thrown = last.bust
    ? words.wentBust(names[last.seat])
    : words.scoredPoints(names[last.seat], last.total);
  return `${thrown} ${words.pointsLeft(game.scores[last.seat])}`;
}
