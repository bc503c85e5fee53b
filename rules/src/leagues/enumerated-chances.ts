/** The chances of a player, exactly: every way in which the games left may end is looked at. */
import { isOf, type Chances, type Position, type Reach, type Worth } from './chances.ts';
import { eachEnding } from './endings.ts';
import type { Pairing } from './schedule.ts';

/** The most games left for which it is done: 59,049 endings, a few milliseconds. */
export const ENUMERATED_MAX = 10;

/** A league as one of its players sees it. */
type Seen = {
  readonly own: number;
  readonly points: readonly number[];
  readonly ownGames: readonly Pairing[]; // each turned so that the player is at home
  readonly others: readonly Pairing[]; // games of the others among themselves
  readonly movable: readonly number[]; // the others whose points may change
  readonly settled: readonly number[]; // those whose points are final
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

/** Where the player stands with so many points, after an ending: ties won, and ties lost. */
function placeIn(after: readonly number[], { movable, settled, points }: Seen) {
  const known = new Map<number, Places>(); // where those stand whose points are settled
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
  before = ALONE, // below those counted already
): Places {
  let { tiesWon, tiesLost } = before;
  for (const rival of rivals) {
    const theirs = points[rival] ?? 0;
    if (theirs > total) tiesWon += 1;
    if (theirs >= total) tiesLost += 1;
  }
  return { tiesWon, tiesLost };
}

/** All of one's own games are won, and none of those who lose anything has come. */
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

/** All the others come; of one's own games that are lost, any part may be lost by not coming. */
function worstOf(seen: Seen, worth: Worth): Pick<Chances, 'worst' | 'worstWith'> {
  const { own, points, ownGames, others } = seen;
  const after = [...points];
  const placeWith = placeIn(after, seen);
  const less = worth.loss - worth.absent; // for not coming
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
