/** Every way in which some games of a league may end. */
import type { Worth } from './chances.ts';
import type { Pairing } from './schedule.ts';

/** The points of all players, by their places, as they are after the games so far. */
export type Points = number[];

/**
 * Visits every ending of the games, with the points after it; they are taken back afterwards.
 *
 * @param worth what each ending gives; who does not come is no ending of its own
 * @param visit is told how many of the games were lost by their home player
 */
export function eachEnding(
  points: Points,
  games: readonly Pairing[],
  worth: Omit<Worth, 'absent'>,
  visit: (lostAtHome: number) => void,
): void {
  const { win, draw, loss } = worth;

  const play = (index: number, lost: number): void => {
    const game = games[index];
    if (!game) {
      visit(lost);
      return;
    }
    const { home, away } = game;
    const end = (forHome: number, forAway: number, lostToo: number) => {
      add(points, home, forHome);
      add(points, away, forAway);
      play(index + 1, lost + lostToo);
      add(points, home, -forHome);
      add(points, away, -forAway);
    };
    end(win, loss, 0);
    if (draw !== undefined) end(draw, draw, 0);
    end(loss, win, 1);
  };
  play(0, 0);
}

const add = (points: Points, player: number, more: number): void => {
  points[player] = (points[player] ?? 0) + more;
};
