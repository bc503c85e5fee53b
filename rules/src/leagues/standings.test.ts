import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_POINTS, POINTS_PRESETS } from './points.ts';
import { countedLegs, isAllVoid, walkover, type LeagueResult } from './record.ts';
import { standings as tableOf, type Entrant } from './standings.ts';
import { DEFAULT_TIE_BREAKS, TIE_BREAKS, type TableRules } from './tie-breaks.ts';
import { PAIR, rivalOf } from '../play/pair.ts';

const entrants = (...names: string[]): Entrant[] => names.map((name) => ({ playerId: name, name }));

const standings = (
  players: readonly Entrant[],
  results: readonly LeagueResult[],
  meetings: 1 | 2,
  { points = DEFAULT_POINTS, tieBreaks = DEFAULT_TIE_BREAKS }: Partial<TableRules> = {},
) => tableOf(players, results, { meetings, points, tieBreaks });

/** A game between two players: winner (absent for a draw), points left by the loser, points per turn. */
const game = (
  one: string,
  other: string,
  winner: string | undefined,
  { left = 100, points = [501, 401] }: { left?: number; points?: [number, number] } = {},
): LeagueResult => ({
  players: [one, other],
  ...(winner && { winner: winner === one ? 0 : 1 }),
  legs: [winner === one ? 1 : 0, winner === other ? 1 : 0],
  left: [winner === one ? 0 : left, winner === other ? 0 : left],
  tallies: [
    { points: points[0], turns: 10 },
    { points: points[1], turns: 10 },
  ],
});

const brief = (table: ReturnType<typeof standings>) =>
  table.map(({ name, rank, tieBreak }) => `${rank} ${name}${tieBreak ? ` ${tieBreak}` : ''}`);

describe('the table', () => {
  test('gives three points for a win, one for a draw and none for a loss', () => {
    const table = standings(
      entrants('ana', 'biel', 'carla'),
      [game('ana', 'biel', 'ana'), game('biel', 'carla', undefined)],
      1,
    );

    expect(table).toMatchObject([
      { name: 'ana', rank: 1, played: 1, wins: 1, draws: 0, losses: 0, points: 3 },
      { name: 'carla', rank: 2, played: 1, wins: 0, draws: 1, losses: 0, points: 1 },
      { name: 'biel', rank: 3, played: 2, wins: 0, draws: 1, losses: 1, points: 1 },
    ]);
  });

  test('lists players with equal names, such as deleted accounts, in a stable order', () => {
    const gone = ['b', 'a', 'c'].map((playerId) => ({ playerId, name: 'Jugador eliminado' }));

    expect(standings(gone, [], 1).map(({ playerId }) => playerId)).toEqual(['a', 'b', 'c']);
  });

  test('lists all players by name before the first game', () => {
    expect(brief(standings(entrants('zoe', 'Ángel', 'ana'), [], 2))).toEqual([
      '1 ana',
      '1 Ángel',
      '1 zoe',
    ]);
  });
});

describe('a tie', () => {
  test('of two players is decided by the games between them, once all of them are played', () => {
    const results = [
      game('ana', 'biel', 'biel', { left: 300 }),
      game('ana', 'carla', 'ana', { left: 400 }),
      game('biel', 'carla', 'carla'),
      game('ana', 'dani', 'ana', { left: 400 }),
      game('biel', 'dani', 'biel'),
    ];

    expect(
      brief(standings(entrants('ana', 'biel', 'carla', 'dani'), results, 1)).slice(0, 2),
    ).toEqual(['1 biel direct', '2 ana direct']);
    // Of two games between them, one is still to come: the difference decides meanwhile.
    expect(
      brief(standings(entrants('ana', 'biel', 'carla', 'dani'), results, 2)).slice(0, 2),
    ).toEqual(['1 ana difference', '2 biel difference']);
  });

  test('of three players who beat each other in a circle is decided by the difference', () => {
    const results = [
      game('ana', 'biel', 'ana', { left: 10 }),
      game('biel', 'carla', 'biel', { left: 20 }),
      game('carla', 'ana', 'carla', { left: 200 }),
    ];

    expect(brief(standings(entrants('ana', 'biel', 'carla'), results, 1))).toEqual([
      '1 carla difference',
      '2 biel difference',
      '3 ana difference',
    ]);
  });

  test('is decided by wins before the difference', () => {
    const results = [
      game('ana', 'carla', 'ana', { left: 1 }),
      game('ana', 'dani', 'dani', { left: 400 }),
      game('ana', 'eva', 'eva', { left: 400 }),
      game('biel', 'carla', undefined),
      game('biel', 'dani', undefined),
      game('biel', 'eva', undefined),
    ];

    const table = brief(standings(entrants('ana', 'biel', 'carla', 'dani', 'eva'), results, 1));

    expect(table.slice(2, 4)).toEqual(['3 ana wins', '4 biel wins']);
  });

  test('is decided last by the average per turn, and stands when the averages are equal', () => {
    const faster = { points: [501, 450] as [number, number], left: 51 };
    const results = [
      game('ana', 'carla', 'ana', faster),
      game('biel', 'dani', 'biel', { ...faster, points: [500, 450] }),
    ];

    expect(brief(standings(entrants('ana', 'biel', 'carla', 'dani'), results, 1))).toEqual([
      '1 ana mean',
      '2 biel mean',
      '3 carla',
      '3 dani',
    ]);
  });
});

describe('the points of a league', () => {
  const players = entrants('ana', 'biel', 'carla');
  const results = [
    game('ana', 'biel', 'ana'),
    game('ana', 'carla', undefined),
    walkover(['biel', 'carla'], 1, 1),
  ];

  test.each([
    { points: POINTS_PRESETS[0], table: ['1 ana 4', '1 carla 4', '3 biel 0'] },
    { points: POINTS_PRESETS[1], table: ['1 ana 3', '1 carla 3', '3 biel 0'] },
    { points: POINTS_PRESETS[2], table: ['1 ana 5', '1 carla 5', '3 biel 1'] },
    {
      points: { win: 5, draw: 3, loss: 2, absent: 1 },
      table: ['1 ana 8', '1 carla 8', '3 biel 3'],
    },
  ])('are counted as the league has set them: $points', ({ points, table }) => {
    const rows = standings(players, results, 1, { points, tieBreaks: ['wins', 'legs'] });
    expect(rows.map(({ rank, name, points: sum }) => `${rank} ${name} ${sum}`)).toEqual(table);
  });

  test('make an absence a loss without effect on the difference or the average', () => {
    const table = standings(players, results, 1, { tieBreaks: ['difference'] });
    expect(table.find(({ name }) => name === 'biel')).toMatchObject({
      played: 2,
      losses: 2,
      legs: { won: 0, lost: 2 },
    });
    // Level on points, ana has left biel 100 behind; carla's walkover brings no difference.
    expect(brief(table).slice(0, 2)).toEqual(['1 ana difference', '2 carla difference']);
  });
});

describe('the tie-breaks of a league', () => {
  // ana and biel have 3 points: ana by three draws, biel by a win against ana's and two defeats.
  const players = entrants('ana', 'biel', 'carla', 'dani', 'eva');
  const results = [
    game('ana', 'carla', undefined),
    game('ana', 'dani', undefined),
    game('ana', 'eva', undefined),
    game('biel', 'carla', 'biel'),
    game('biel', 'dani', 'dani', { left: 400 }),
    game('biel', 'eva', 'eva', { left: 400 }),
  ];
  const tied = (tieBreaks: TableRules['tieBreaks']) =>
    brief(standings(players, results, 1, { tieBreaks })).slice(2, 4);

  test('are applied in the order of the league', () => {
    expect(tied(['wins', 'difference'])).toEqual(['3 biel wins', '4 ana wins']);
    expect(tied(['difference', 'wins'])).toEqual(['3 ana difference', '4 biel difference']);
    expect(tied(['legs', 'wins'])).toEqual(['3 ana legs', '4 biel legs']);
  });

  test('may be empty: players with equal points share the place', () => {
    expect(tied([])).toEqual(['3 ana', '3 biel']);
  });

  test('count all legs needed for the winner after a surrender', () => {
    const won = [0, 1] as const;
    expect(countedLegs(won, 0, 2)).toEqual([2, 1]);
    expect(countedLegs(won, undefined, 1)).toEqual(won);
  });

  test('count the legs of longer games', () => {
    const longer = (one: string, other: string, legs: [number, number]): LeagueResult => ({
      ...game(one, other, legs[0] > legs[1] ? one : other),
      legs: [legs[0], legs[1]],
    });
    const table = standings(
      entrants('ana', 'biel', 'carla'),
      [
        longer('ana', 'biel', [3, 2]),
        longer('biel', 'carla', [3, 0]),
        longer('carla', 'ana', [3, 2]),
      ],
      1,
      { tieBreaks: ['direct', 'legs'] },
    );
    expect(brief(table)).toEqual(['1 biel legs', '2 ana legs', '3 carla legs']);
    expect(table[0]?.legs).toEqual({ won: 5, lost: 3 });
  });
});

const NAMES = ['ana', 'biel', 'carla', 'dani', 'eva'];
const someResults = fc.array(
  fc
    .record({
      one: fc.constantFrom(...NAMES),
      other: fc.constantFrom(...NAMES),
      winner: fc.nat(2),
      left: fc.integer({ min: 1, max: 30 }),
      points: fc.tuple(fc.integer({ min: 300, max: 305 }), fc.integer({ min: 300, max: 305 })),
    })
    .filter(({ one, other }) => one !== other)
    .map(({ one, other, winner, ...rest }) =>
      game(one, other, [one, other, undefined][winner], rest),
    ),
  { maxLength: 20 },
);

const someTieBreaks = fc.shuffledSubarray([...TIE_BREAKS]);
const someOrder = fc.infiniteStream(fc.nat());

/** Recounts the criteria after the games between tied players. */
function recount(results: readonly LeagueResult[], id: string) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const own = results.flatMap(({ players, winner, left, tallies }) => {
    const side = PAIR.find((each) => players[each] === id);
    if (side === undefined) return [];
    const ahead = left[rivalOf(side)] - left[side];
    return [{ won: winner === side, ahead, ...tallies[side] }];
  });
  return {
    wins: own.filter(({ won }) => won).length,
    difference: sum(own.map(({ ahead }) => ahead)),
    mean: sum(own.map(({ points }) => points)) / Math.max(1, sum(own.map(({ turns }) => turns))),
  };
}

const KEYS = ['wins', 'difference', 'mean'] as const;

/** True if each of the tied players has played once against each other, so that those games decide first. */
const haveMet = (tied: readonly Entrant[], results: readonly LeagueResult[]) =>
  tied.every(({ playerId }) => {
    const among = results.filter(({ players }) =>
      Object.values(players).every((id) => tied.some((each) => each.playerId === id)),
    );
    const own = among.filter(({ players }) => Object.values(players).includes(playerId));
    return own.length === tied.length - 1;
  });

describe('for any results', () => {
  test('players that share a rank are level in every criterion, and a higher rank leads in one', () => {
    fc.assert(
      fc.property(someResults, (results) => {
        const table = standings(entrants(...NAMES), results, 1);

        for (const [index, row] of table.entries()) {
          const above = table[index - 1];
          if (!above || above.points !== row.points) continue;
          const [higher, lower] = [
            recount(results, above.playerId),
            recount(results, row.playerId),
          ];
          if (above.rank === row.rank) expect(higher).toEqual(lower);
          else expect(row.tieBreak).toBeDefined();
          if (
            haveMet(
              table.filter(({ points }) => points === row.points),
              results,
            )
          )
            continue;
          const decisive = KEYS.find((key) => higher[key] !== lower[key]);
          if (decisive) expect(higher[decisive]).toBeGreaterThan(lower[decisive]);
        }
      }),
    );
  });

  test('withdrawn players come last and do not affect other ranks', () => {
    fc.assert(
      fc.property(someResults, fc.subarray(NAMES), (results, out) => {
        const all = entrants(...NAMES).map((each) =>
          Object.assign(each, out.includes(each.name) && { withdrawn: true as const }),
        );
        const table = standings(all, results, 1);

        const playing = NAMES.length - out.length;
        for (const { name, rank, withdrawn = false } of table) {
          expect(withdrawn).toBe(out.includes(name));
          expect(rank > playing).toBe(withdrawn);
        }
        if (playing === 1) expect(table[0]?.tieBreak).toBeUndefined();
      }),
    );
  });

  test('the table does not depend on the order of players or games', () => {
    fc.assert(
      fc.property(someResults, someTieBreaks, someOrder, (results, tieBreaks, order) => {
        const shuffled = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, at: order.next().value }))
            .toSorted((one, other) => one.at - other.at)
            .map(({ item }) => item);

        expect(
          standings(shuffled(entrants(...NAMES)), shuffled(results), 1, { tieBreaks }),
        ).toEqual(standings(entrants(...NAMES), results, 1, { tieBreaks }));
      }),
    );
  });

  test('points, wins, draws and losses match a recount, and ranks follow the points', () => {
    fc.assert(
      fc.property(someResults, (results) => {
        const table = standings(entrants(...NAMES), results, 1);

        expect(table).toHaveLength(NAMES.length);
        for (const [index, row] of table.entries()) {
          const own = results.filter(({ players }) =>
            Object.values(players).includes(row.playerId),
          );
          expect(row.played).toBe(own.length);
          expect(row.wins + row.draws + row.losses).toBe(row.played);
          expect(row.points).toBe(3 * row.wins + row.draws);
          const above = table[index - 1];
          if (!above) continue;
          expect(above.points).toBeGreaterThanOrEqual(row.points);
          expect([above.rank, index + 1]).toContain(row.rank);
        }
      }),
    );
  });
});

test('a withdrawal voids all games of a player who has played fewer than half', () => {
  expect(isAllVoid(0, 1)).toBe(true);
  expect(isAllVoid(3, 8)).toBe(true);
  expect(isAllVoid(4, 8)).toBe(false);
  expect(isAllVoid(3, 7)).toBe(true);
  expect(isAllVoid(4, 7)).toBe(false);
});
