/** Games of any format, from the first turn to the last. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proofLength } from '../../../../server/test/proof.ts';
import { BED_NAMES, isDouble, mayClose, type BedName } from '../beds.ts';
import { checkouts } from './checkouts.ts';
import type { Game } from '../game.ts';
import { newGame, playTurn, undoTurn } from '../match.ts';
import { judgement, standingAfter, standingAt, type Thrown } from './judgement.ts';
import { legsWon, legWinners } from '../legs.ts';
import { pointsLeft, toThrow } from '../progress.ts';
import { PAIR, rivalOf } from '../pair.ts';
import { INS, OUTS, type GameSettings } from './settings.ts';
import { MAX_EXTRA_ROUNDS } from './leg.ts';

const GAMES = proofLength(10_000, 300); // of each in and out

const someSettings = fc.record({
  start: fc.oneof(fc.integer({ min: 2, max: 60 }), fc.constantFrom(101, 170, 301)),
  legs: fc.constantFrom(1, 3, 5),
  rounds: fc.integer({ min: 1, max: 8 }),
  starter: fc.constantFrom(...PAIR),
  suddenDeath: fc.boolean(),
});

/** The plan of a player for a turn, independent of the format. */
type Plan = {
  readonly kind: 'finish' | 'beds' | 'total' | 'nothing';
  readonly beds: readonly BedName[];
  readonly total: number;
};

const somePlan: fc.Arbitrary<Plan> = fc.record({
  kind: fc.constantFrom('finish', 'beds', 'total', 'nothing'),
  beds: fc.array(fc.constantFrom(...BED_NAMES), { minLength: 3, maxLength: 3 }),
  total: fc.integer({ min: 0, max: 180 }),
});

/** Returns the turn that a plan leads to: the beds that may be thrown, or their total where that is enough. */
function thrownBy({ kind, beds, total }: Plan, game: Game): Thrown {
  const { settings } = game;
  const left = pointsLeft(game);
  if (kind === 'finish') {
    const [route] = checkouts(left, 3, settings.out);
    const isIn = standingAt(settings, left).isIn;
    return { beds: route && (isIn || route.every(isDouble)) ? route : ['D20'] };
  }
  if (kind === 'beds') {
    let standing = standingAt(settings, left);
    const thrown = beds.filter((bed) => {
      const isThrown = !standing.isOver;
      if (isThrown) standing = standingAfter(settings, standing, bed);
      return isThrown;
    });
    return { beds: thrown };
  }
  const thrown = { darts: [kind === 'total' ? total : 0] };
  return isLegal(game, thrown) ? thrown : { darts: [0] };
}

function isLegal(game: Game, thrown: Thrown): boolean {
  try {
    return judgement(game.settings, pointsLeft(game), thrown).total >= 0;
  } catch {
    return false;
  }
}

type Played = { readonly games: readonly Game[]; readonly turns: readonly Thrown[] };

/** Plays a game turn by turn, repeating `plans` until it ends. */
function played(settings: Partial<GameSettings>, plans: readonly Plan[]): Played {
  const games = [newGame(settings)];
  const turns: Thrown[] = [];
  const { legs, rounds } = games[0]!.settings;
  const most = legs * (rounds + MAX_EXTRA_ROUNDS) * PAIR.length;
  for (let turn = 0; turn < most; turn += 1) {
    const game = games.at(-1)!;
    if (game.outcome) break;
    const thrown = thrownBy(plans[turn % plans.length]!, game);
    turns.push(thrown);
    games.push(playTurn(game, thrown));
  }
  return { games, turns };
}

const ways = INS.flatMap((opening) => OUTS.map((out) => ({ in: opening, out })));

const holds = (way: (typeof ways)[number], check: (game: Played, over: Game) => void) =>
  fc.assert(
    fc.property(
      someSettings,
      fc.array(somePlan, { minLength: 1, maxLength: 40 }),
      (some, plans) => {
        const all = played({ ...some, ...way }, plans);
        check(all, all.games.at(-1)!);
      },
    ),
    { numRuns: GAMES },
  );

test.each(ways)('with $in in and $out out, every game ends, and is decided by its legs', (way) => {
  holds(way, (_, { outcome, legs, turns, settings, scores }) => {
    expect(outcome).toBeDefined();
    const { winner } = outcome!;
    const won = legsWon(legWinners({ legs, outcome }), 2);
    expect(legs.length).toBeLessThan(settings.legs);
    expect(legs.reduce((sum, leg) => sum + leg.turns, 0)).toBeLessThan(turns.length);
    if (winner !== undefined) {
      expect(won[winner]).toBe((settings.legs + 1) / 2);
      expect(won[rivalOf(winner)]).toBeLessThan(won[winner]!);
      expect(scores[winner]).toBeLessThanOrEqual(scores[rivalOf(winner)]!);
    } else {
      expect([settings.legs, settings.suddenDeath]).toEqual([1, false]);
      expect(scores[0]).toBe(scores[1]);
    }
  });
});

/** Checks that a turn leaves a playable score or ends its leg, and that a bust changes nothing. */
function seeScores(before: Game, after: Game): void {
  const { side, total, bust } = after.turns.at(-1)!;
  const left = before.scores[side]! - total;
  const isLegOver = after.legs !== before.legs || after.outcome !== undefined;

  expect(side).toBe(toThrow(before));
  expect(left).toBeGreaterThanOrEqual(0);
  if (before.settings.out !== 'straight') expect(left).not.toBe(1);
  if (bust) expect(total).toBe(0);
  if (left === 0) expect(isLegOver).toBe(true);
  else if (after.legs === before.legs) {
    expect(after.scores).toEqual(before.scores.with(side, left));
  }
}

/** Checks that the beds of a turn open and close the leg by the rules, and agree with the darts used. */
function seeBeds(before: Game, after: Game): void {
  const { side, total, beds, dartsUsed = 3 } = after.turns.at(-1)!;
  const { start, in: opening, out } = before.settings;
  const left = before.scores[side]! - total;
  if (!beds) return;

  if (left === 0) expect(mayClose(beds.at(-1)!, out)).toBe(true);
  if (opening === 'double' && before.scores[side] === start && total > 0) {
    expect(beds.some(isDouble)).toBe(true);
  }
  expect(dartsUsed).toBe(left === 0 ? beds.length : 3);
}

test.each(ways)('with $in in and $out out, the format allows every turn', (way) => {
  holds(way, ({ games }) => {
    for (const [index, after] of games.slice(1).entries()) {
      seeScores(games[index]!, after);
      seeBeds(games[index]!, after);
    }
  });
});

test.each(ways)('with $in in and $out out, the players start the legs in turn', (way) => {
  holds(way, (_, { legs, turns, settings }) => {
    let from = 0;
    for (const [index, length] of [...legs.map((leg) => leg.turns), Infinity].entries()) {
      const starter = index % 2 === 0 ? settings.starter : rivalOf(settings.starter);
      const own = turns.slice(from, from + length).map((turn) => turn.side);
      expect(own).toEqual(own.map((__, turn) => (turn % 2 === 0 ? starter : rivalOf(starter))));
      from += length;
    }
  });
});

test.each(ways)(
  'with $in in and $out out, the same turns give the same game, and can be undone',
  (way) => {
    holds(way, ({ games, turns }, over) => {
      const again = JSON.parse(JSON.stringify(turns)) as Thrown[];
      expect(again.reduce(playTurn, newGame(over.settings))).toEqual(over);
      expect(undoTurn(over)).toEqual(games.at(-2));
      expect(over.turns.reduce((game) => undoTurn(game), over)).toEqual(games[0]);
    });
  },
);
