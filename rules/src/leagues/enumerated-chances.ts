/** The exact chances of a player, found by visiting every ending of the remaining games. */
import { isOf, type Chances, type Position, type Reach, type Worth } from './chances.ts';
import type { Pairing } from './schedule.ts';

/** The most remaining games to enumerate: 59,049 endings, a few milliseconds. */
export const MAX_ENUMERATED_GAMES = 10;

/** The state of a league from the view of one player. */
type Seen = {
  readonly own: number;
  readonly points: readonly number[];
  readonly ownGames: readonly Pairing[]; // with the player at home
  readonly others: readonly Pairing[]; // games between rivals
  readonly movable: readonly number[]; // rivals with games left
  readonly settled: readonly number[]; // rivals with final points
};

export function enumeratedChances(position: Position, own: number, worth: Worth): Chances {
  const seen = seenBy(own, position);
  return { best: bestOf(seen, worth), ...worstOf(seen, worth) };
}

function seenBy(own: number, { points, left }: Position): Seen {
  const busy = new Set(left.flatMap(({ home, away }) => [home, away]));
  const rivals = [...points.keys()].filter((player) => player !== own);
  return {
    own,
    points,
    ownGames: left
      .filter((game) => isOf(own, game))
      .map(({ home, away }) => ({ home: own, away: home === own ? away : home })),
    others: left.filter((game) => !isOf(own, game)),
    movable: rivals.filter((player) => busy.has(player)),
    settled: rivals.filter((player) => !busy.has(player)),
  };
}

/** Returns a function from the player's points to the places after an ending, with ties won and ties lost. */
function placeIn(after: readonly number[], { movable, settled, points }: Seen) {
  const known = new Map<number, Places>(); // among the settled rivals, by total
  return (total: number): Places => {
    let places = known.get(total);
    if (!places) known.set(total, (places = placesAmong(points, settled, total)));
    return placesAmong(after, movable, total, places);
  };
}

type Places = { readonly tiesWon: number; readonly tiesLost: number };
const ALONE: Places = { tiesWon: 1, tiesLost: 1 };

function placesAmong(
  points: readonly number[],
  rivals: readonly number[],
  total: number,
  before = ALONE, // the place among the rivals counted before
): Places {
  let { tiesWon, tiesLost } = before;
  for (const rival of rivals) {
    const theirs = points[rival] ?? 0;
    if (theirs > total) tiesWon += 1;
    if (theirs >= total) tiesLost += 1;
  }
  return { tiesWon, tiesLost };
}

/** Returns the best place: the player wins all games, and every loser is absent. */
function bestOf(seen: Seen, worth: Worth): Reach {
  const { own, points, ownGames, others } = seen;
  const total = (points[own] ?? 0) + ownGames.length * worth.win;
  const after = [...points];
  for (const { away } of ownGames) after[away] = (after[away] ?? 0) + worth.absent;
  const placeWith = placeIn(after, seen);
  let [won, lost] = [Infinity, Infinity];
  eachEnding(after, others, { ...worth, loss: worth.absent }, () => {
    const { tiesWon, tiesLost } = placeWith(total);
    won = Math.min(won, tiesWon);
    lost = Math.min(lost, tiesLost);
  });
  return { place: won, onlyByTieBreak: lost > won };
}

/** Returns the worst place: no rival is absent, and any of the player's lost games may be lost by absence. */
function worstOf(seen: Seen, worth: Worth): Pick<Chances, 'worst' | 'worstWith'> {
  const { own, points, ownGames, others } = seen;
  const after = [...points];
  const placeWith = placeIn(after, seen);
  const less = worth.loss - worth.absent; // points that an absence costs
  const worstWith = new Map<number, number>();
  let [won, lost] = [1, 1];

  const look = (total: number) => {
    const { tiesWon, tiesLost } = placeWith(total);
    won = Math.max(won, tiesWon);
    lost = Math.max(lost, tiesLost);
    if (tiesLost > (worstWith.get(total) ?? 0)) worstWith.set(total, tiesLost);
  };
  eachEnding(after, others, worth, () =>
    eachEnding(after, ownGames, worth, (lostGames) => {
      const total = after[own] ?? 0;
      const absences = less === 0 ? 0 : lostGames;
      for (let absent = 0; absent <= absences; absent += 1) look(total - absent * less);
    }),
  );
  return { worst: { place: lost, onlyByTieBreak: lost > won }, worstWith };
}

/** Points by player, after the games so far. */
type Points = number[];

/**
 * Visits every ending of the games. `points` holds the points after that ending during the visit, and is
 * restored afterwards.
 *
 * @param worth points per result; an absence counts as a loss
 * @param visit receives the number of games that the home player lost
 */
function eachEnding(
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
