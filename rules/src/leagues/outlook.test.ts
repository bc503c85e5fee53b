import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedChances } from './bounded-chances.ts';
import type { Position, Worth } from './chances.ts';
import { MAX_ENUMERATED_GAMES, enumeratedChances } from './enumerated-chances.ts';
import { outlook, type Outlook } from './outlook.ts';
import { POINTS_PRESETS, type LeaguePoints } from './points.ts';
import { leagueRounds, type Pairing } from './schedule.ts';

const [CLASSIC, TWO, FOR_COMING] = POINTS_PRESETS;
const pair = (home: number, away: number): Pairing => ({ home, away });
const position = (points: readonly number[], left: readonly Pairing[]): Position => ({
  points,
  left,
  ranks: points.map((own) => points.filter((other) => other > own).length + 1),
});

/** Every result of a game, as the points of its players. */
const endingsOf = ({ win, draw, loss, absent }: Worth): readonly (readonly number[])[] => [
  [win, loss],
  [loss, win],
  ...(draw === undefined ? [] : [[draw, draw]]),
  ...(absent < loss
    ? [
        [win, absent],
        [absent, win],
      ]
    : []),
];

/** Returns the places of a player with the final points, with ties won and ties lost. */
const placesOf = (points: readonly number[], own: number) => {
  const total = points[own]!;
  let [tiesWon, tiesLost] = [1, 0]; // where one meets oneself
  for (const each of points) {
    if (each > total) tiesWon += 1;
    if (each >= total) tiesLost += 1;
  }
  return { tiesWon, tiesLost };
};

/** Returns the outlook of a player by brute force over every ending. */
function bruteForce({ points, left }: Position, own: number, worth: Worth): Outlook {
  const after = [...points];
  const [wins, losses]: [number[], number[]] = [[], []];
  const lostByTotal = new Map<number, number>();
  let worstHavingWonAll = 0;
  const isOwn = ({ home, away }: Pairing) => home === own || away === own;
  const gamesLeft = left.filter(isOwn).length;

  const visit = (index: number, won: number): void => {
    const game = left[index];
    if (!game) {
      const { tiesWon, tiesLost } = placesOf(after, own);
      wins[tiesWon] = 1;
      losses[tiesLost] = 1;
      const total = after[own]!;
      lostByTotal.set(total, Math.max(tiesLost, lostByTotal.get(total) ?? 1));
      if (won === gamesLeft) worstHavingWonAll = Math.max(worstHavingWonAll, tiesLost);
      return;
    }
    for (const [forHome = 0, forAway = 0] of endingsOf(worth)) {
      after[game.home]! += forHome;
      after[game.away]! += forAway;
      const isWon = isOwn(game) && (game.home === own ? forHome : forAway) === worth.win;
      visit(index + 1, won + (isWon ? 1 : 0));
      after[game.home]! -= forHome;
      after[game.away]! -= forAway;
    }
  };
  visit(0, 0);

  const tiesWon = Object.keys(wins).map(Number);
  const tiesLost = Object.keys(losses).map(Number);
  const [best, worst] = [Math.min(...tiesWon), Math.max(...tiesLost)];
  const needs = Array.from({ length: worst - 1 }, (_, index) => index + 1).flatMap((place) => {
    const enough = [...lostByTotal.keys()].filter((total) =>
      [...lostByTotal].every(([other, lost]) => other < total || lost <= place),
    );
    return enough.length > 0 ? [{ place, points: Math.min(...enough) - points[own]! }] : [];
  });
  const verdict =
    worst === 1
      ? 'champion'
      : best > 1
        ? 'out'
        : gamesLeft > 0 && worstHavingWonAll === 1
          ? 'own-hands'
          : undefined;
  return {
    gamesLeft,
    best: { place: best, onlyByTieBreak: Math.min(...tiesLost) > best },
    worst: { place: worst, onlyByTieBreak: Math.max(...tiesWon) < worst },
    ...(verdict && { verdict }),
    needs: needs.filter(({ points: more }, index) => more !== needs[index - 1]?.points),
    isExact: true,
  };
}

const somePoints = fc.oneof(
  fc.constantFrom<LeaguePoints>(...POINTS_PRESETS),
  fc
    .uniqueArray(fc.nat(7), { minLength: 4, maxLength: 4 })
    .map((values) => values.toSorted((one, other) => other - one))
    .map(([win = 3, draw = 2, loss = 1, absent = 0]) => ({ win, draw, loss, absent })),
);

const someWorth = fc
  .tuple(somePoints, fc.boolean())
  .map(([{ draw, ...points }, mayDraw]): Worth =>
    mayDraw ? Object.assign(points, { draw }) : points,
  );

const somePosition = (mostGames: number) =>
  fc.integer({ min: 2, max: 6 }).chain((players) =>
    fc
      .record({
        points: fc.array(fc.nat(9), { minLength: players, maxLength: players }),
        left: fc.array(
          fc
            .tuple(fc.nat(players - 1), fc.nat(players - 1))
            .filter(([home, away]) => home !== away)
            .map(([home, away]) => pair(home, away)),
          { minLength: 1, maxLength: mostGames },
        ),
      })
      .map(({ points, left }) => position(points, left)),
  );

describe('with ten games left or fewer', () => {
  test('the outlook equals a brute-force search over every ending', () => {
    fc.assert(
      fc.property(somePosition(5), someWorth, ({ points, left }, worth) => {
        for (const own of points.keys()) {
          const seen = outlook(position(points, left), own, worth);
          expect(seen).toEqual(bruteForce(position(points, left), own, worth));
        }
      }),
    );
  });

  // Five players who meet once: ten games. By absence, too, that is 9,765,625 endings.
  const roundRobin = leagueRounds(5, false).flat();
  test.each([CLASSIC, TWO, FOR_COMING])(
    'the outlook equals a brute-force search with all ten games left: %o',
    (worth) => {
      const whole = position([4, 0, 2, 3, 9], roundRobin);
      expect(outlook(whole, 3, worth)).toEqual(bruteForce(whole, 3, worth));
    },
  );

  test('the outlook is exact when one player has all ten games left', () => {
    const whole = position(
      [0, 9, 8, 7, 6],
      Array.from({ length: 10 }, (_, game) => pair(0, 1 + (game & 3))),
    );
    expect(outlook(whole, 0, CLASSIC)).toEqual(bruteForce(whole, 0, CLASSIC));
  });

  test('the bounds for more games hold for few games too', () => {
    fc.assert(
      fc.property(somePosition(5), someWorth, (where, worth) => {
        for (const own of where.points.keys()) {
          const [exact, bounds] = [
            enumeratedChances(where, own, worth),
            boundedChances(where, own, worth),
          ];
          expect(bounds.best.place).toBeLessThanOrEqual(exact.best.place);
          expect(bounds.worst.place).toBeGreaterThanOrEqual(exact.worst.place);
          for (const [total, place] of exact.worstWith) {
            expect(bounds.worstWith.get(total)).toBeGreaterThanOrEqual(place);
          }
          // Each rival alone decides about the first place: nothing is lost by looking at them so.
          expect(bounds.worst.place === 1).toBe(exact.worst.place === 1);
          const most = Math.max(...exact.worstWith.keys());
          expect(bounds.worstWith.get(most) === 1).toBe(exact.worstWith.get(most) === 1);
        }
      }),
    );
  });
});

const FAVOURS = ['nobody', 'own wins all', 'own loses all', 'others draw'] as const;

const someOpen = (max: number) => fc.integer({ min: MAX_ENUMERATED_GAMES + 1, max });

/** A league with some games left, from the view of one player. */
const someLeague = fc
  .record({
    players: fc.integer({ min: 6, max: 12 }),
    isHomeAndAway: fc.boolean(),
    worth: someWorth,
    open: fc.oneof(someOpen(24), someOpen(140)), // games left: what is certain is so near the end
    favour: fc.constantFrom(...FAVOURS),
    chance: fc.infiniteStream(fc.nat(1_000_000)),
  })
  .map(({ players, isHomeAndAway, worth, open, favour, chance }) => {
    const draw = (below: number) => chance.next().value % below;
    const endings = endingsOf(worth);
    const games = leagueRounds(players, isHomeAndAway).flat();
    const begun = Math.max(0, games.length - open);
    const points = Array.from({ length: players }, () => 0);
    const skill = points.map((_, player) => (player === 0 ? 200 : 1 + draw(9))); // one runs away
    for (const game of games.slice(0, begun)) {
      const isHome = draw(skill[game.home]! + skill[game.away]!) < skill[game.home]!;
      play(points, game, draw(6) === 0 ? pick(endings, draw) : endings[isHome ? 0 : 1]!);
    }
    return {
      before: position(points, games.slice(begun)),
      own: draw(3) === 0 ? 0 : draw(players),
      worth,
      favour,
      draw,
    };
  });

const pick = <Item>(items: readonly Item[], draw: (below: number) => number): Item =>
  items[draw(items.length)]!;

function play(points: number[], { home, away }: Pairing, ending: readonly number[]): void {
  points[home]! += ending[0]!;
  points[away]! += ending[1]!;
}

/** Plays all remaining games and returns the final place and points of the player. */
function ended({ before, own, worth, favour, draw }: Sample<typeof someLeague>) {
  const points = [...before.points];
  let isAllWon = true;
  for (const game of before.left) {
    const isOwn = game.home === own || game.away === own;
    const forOwn = (ending: readonly number[]) => ending[game.home === own ? 0 : 1];
    const favoured = endingsOf(worth).filter((ending) => {
      if (isOwn && favour === 'own wins all') return forOwn(ending) === worth.win;
      if (isOwn && favour === 'own loses all') return forOwn(ending) === worth.absent;
      const mayDraw = worth.draw !== undefined;
      return isOwn || !mayDraw || favour !== 'others draw' || ending[0] === ending[1];
    });
    const ending = pick(favoured, draw);
    if (isOwn) isAllWon &&= forOwn(ending) === worth.win;
    play(points, game, ending);
  }
  return { isAllWon, gained: points[own]! - before.points[own]!, ...placesOf(points, own) };
}

type Sample<Values> = Values extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the claims of an outlook that the end of the league contradicts. */
const wrongIn = (
  said: Outlook,
  { isAllWon, gained, tiesWon, tiesLost }: ReturnType<typeof ended>,
) =>
  Object.entries({
    best: tiesWon < said.best.place,
    bestByTie: said.best.onlyByTieBreak && tiesLost <= said.best.place,
    worst: tiesLost > said.worst.place,
    worstByTie: said.worst.onlyByTieBreak && tiesWon >= said.worst.place,
    champion: said.verdict === 'champion' && tiesLost > 1,
    out: said.verdict === 'out' && tiesWon === 1,
    ownHands: said.verdict === 'own-hands' && isAllWon && tiesLost > 1,
    needs: said.needs.some(({ place, points }) => gained >= points && tiesLost > place),
  }).filter(([, isWrong]) => isWrong);

describe('with more games left', () => {
  test('no ending contradicts the outlook', () => {
    const said = new Set<string | undefined>();
    fc.assert(
      fc.property(someLeague, (league) => {
        const { before, own, worth } = league;
        const seen = outlook(before, own, worth);
        said.add(seen.verdict);
        expect(seen.isExact).toBe(false);
        expect(wrongIn(seen, ended(league))).toEqual([]);
      }),
      { numRuns: 10 * (fc.readConfigureGlobal().numRuns ?? 100) }, // 10,000 in a proof
    );
    expect(said).toEqual(new Set(['champion', 'own-hands', 'out', undefined]));
  });

  test('a runaway leader is champion, the last player is out, and a chaser depends on others', () => {
    const left = Array.from({ length: 6 }, () => [pair(1, 2), pair(0, 3)]).flat();
    const where = position([40, 12, 10, 0], left);
    expect(outlook(where, 0, CLASSIC)).toMatchObject({
      verdict: 'champion',
      worst: { place: 1 },
      needs: [],
      isExact: false,
    });
    expect(outlook(where, 3, CLASSIC)).toMatchObject({ verdict: 'out', best: { place: 2 } });
    expect(outlook(position([14, 12, 10, 0], left), 1, CLASSIC).verdict).toBeUndefined();
  });
});

describe('the verdict', () => {
  test('two players with one game left, against each other, both decide the title themselves', () => {
    const where = position([10, 9, 4], [pair(0, 1)]);
    expect(outlook(where, 0, CLASSIC)).toEqual({
      gamesLeft: 1,
      best: { place: 1, onlyByTieBreak: false },
      worst: { place: 2, onlyByTieBreak: false },
      verdict: 'own-hands',
      needs: [{ place: 1, points: 1 }],
      isExact: true,
    });
    expect(outlook(where, 1, CLASSIC).verdict).toBe('own-hands');
    expect(outlook(where, 2, CLASSIC)).toMatchObject({
      verdict: 'out',
      best: { place: 3 },
      worst: { place: 3 },
      gamesLeft: 0,
    });
  });

  test('a place that only a tie-break decides makes no champion, and is marked', () => {
    const where = position([10, 7], [pair(0, 1)]);
    expect(outlook(where, 0, CLASSIC)).toMatchObject({
      verdict: 'own-hands',
      worst: { place: 2, onlyByTieBreak: true },
    });
    expect(outlook(where, 1, CLASSIC)).toMatchObject({
      best: { place: 1, onlyByTieBreak: true },
      needs: [],
    });
    expect(outlook(where, 1, CLASSIC).verdict).toBeUndefined();
  });

  test('an absence costs more than a loss when a loss gives points', () => {
    const where = position([10, 7], [pair(0, 1)]);
    expect(outlook(where, 0, FOR_COMING)).toMatchObject({
      verdict: 'own-hands',
      needs: [{ place: 1, points: 1 }],
    });
  });

  test('after the last game the ranks of the table are final, tie-breaks included', () => {
    const over = { points: [9, 9, 3, 3], ranks: [1, 2, 3, 3], left: [] };
    expect(over.points.map((_, own) => outlook(over, own, CLASSIC).verdict)).toEqual([
      'champion',
      'out',
      'out',
      'out',
    ]);
    expect(outlook(over, 3, CLASSIC)).toMatchObject({
      best: { place: 3, onlyByTieBreak: false },
      worst: { place: 3, onlyByTieBreak: false },
    });
    expect(
      outlook({ points: [3, 3], ranks: [1, 1], left: [] }, 0, CLASSIC).verdict,
    ).toBeUndefined();
  });
});
