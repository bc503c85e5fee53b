/** Figures of one game do not depend on its entry by beds, by values or by totals. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proofLength } from '../../../../../server/test/proof.ts';
import { BED_NAMES, isDouble, valueOf, type BedName } from '../../beds.ts';
import { checkouts } from '../checkouts.ts';
import type { Game } from '../../game.ts';
import { newGame, playTurn } from '../../match.ts';
import { judgement, standingAfter, standingAt, type Thrown } from '../judgement.ts';
import { turnsByLeg } from '../../legs.ts';
import { toThrow } from '../../progress.ts';
import { PAIR } from '../../pair.ts';
import type { Side } from '../../sides.ts';
import { INS, isStraight, OUTS, type GameSettings } from '../settings.ts';
import { bedsHit, figuresOf } from './figures.ts';

const GAMES = proofLength(10_000, 300); // of each in and out
const DARTS = 3;

const someSettings = fc.record({
  start: fc.oneof(fc.integer({ min: 2, max: 180 }), fc.constantFrom(301, 501)),
  legs: fc.constantFrom(1, 3),
  rounds: fc.integer({ min: 3, max: 12 }),
});

/** A turn aims at a close, at the high trebles, or anywhere; `misses` darts go astray before. */
const somePlan = fc.record({
  aim: fc.constantFrom('close', 'score', 'anywhere'),
  misses: fc.integer({ min: 0, max: 2 }),
  anywhere: fc.array(fc.constantFrom(...BED_NAMES), { minLength: DARTS, maxLength: DARTS }),
});
type Plan = typeof somePlan extends fc.Arbitrary<infer P> ? P : never;

/** Throws until three darts are thrown, the leg is closed, or the turn has bust. */
function thrownIn({ aim, misses, anywhere }: Plan, game: Game): readonly BedName[] {
  const { settings, scores } = game;
  let standing = standingAt(settings, scores[toThrow(game)]!);
  const beds: BedName[] = [];
  while (beds.length < DARTS && !standing.isOver) {
    const [route] = checkouts(standing.left, DARTS - beds.length, settings.out);
    const [closing] = route ?? [];
    const aimed = aim === 'close' && closing && (standing.isIn || isDouble(closing)) && closing;
    const free = aim === 'anywhere' ? anywhere[beds.length]! : standing.isIn ? 'T20' : 'D20';
    const bed = beds.length < misses ? 'M' : aimed || free;
    beds.push(bed);
    standing = standingAfter(settings, standing, bed);
  }
  return beds;
}

/** Returns a total that busts, to enter a bust that the total itself does not show. */
const bustTotal = (game: Game): number => {
  const left = game.scores[toThrow(game)]!;
  const busts = (total: number) => {
    try {
      return judgement(game.settings, left, { darts: [total] }).bust;
    } catch {
      return false; // not a total of three darts, or not of an opening turn
    }
  };
  return Array.from({ length: 181 }, (_, total) => total).find(busts)!;
};

type Way = 'beds' | 'values' | 'totals';

function entered(way: Way, beds: readonly BedName[], game: Game): Thrown {
  if (way === 'beds') return { beds };
  const values = beds.map(valueOf);
  if (way === 'values') return { darts: [...values, 0, 0].slice(0, DARTS) };
  const left = game.scores[toThrow(game)]!;
  const { total, bust } = judgement(game.settings, left, { beds });
  if (bust) return { darts: [bustTotal(game)] };
  const asksUsed = total === left && game.settings.out !== 'straight';
  return { darts: [total], ...(asksUsed && { dartsUsed: beds.length }) };
}

/** Plays the same darts in each way. */
function playedIn(ways: readonly Way[], settings: Partial<GameSettings>, plans: readonly Plan[]) {
  const games = ways.map(() => newGame(settings));
  const thrown: (readonly BedName[])[] = [];
  for (const plan of plans) {
    const [game] = games;
    if (!game || game.outcome) break;
    const beds = thrownIn(plan, game);
    thrown.push(beds);
    for (const [index, way] of ways.entries()) {
      games[index] = playTurn(games[index]!, entered(way, beds, games[index]!));
    }
  }
  return { games, thrown };
}

const formats = INS.flatMap((opening) => OUTS.map((out) => ({ in: opening, out })));

test.each(formats)(
  'with $in in and $out out, the figures do not depend on the entry method of the turns',
  (format) => {
    const ways: readonly Way[] = isStraight(format)
      ? ['beds', 'values', 'totals']
      : ['beds', 'totals'];
    fc.assert(
      fc.property(
        someSettings,
        fc.array(somePlan, { minLength: 1, maxLength: 60 }),
        (some, plans) => {
          const { games, thrown } = playedIn(ways, { ...some, ...format }, plans);
          const [byBeds, ...others] = games;
          expect(byBeds!.turns.map(({ beds }) => beds)).toEqual(thrown);
          for (const side of PAIR) {
            expect(figuresOf(byBeds!, side).darts).toBe(dartsByRule(byBeds!, side));
            for (const [index, other] of others.entries()) {
              const isTotals = ways[index + 1] === 'totals';
              const whole = isTotals && format.out === 'straight' ? closedByThree : asThrown;
              expect(figuresOf(other, side)).toEqual({
                ...figuresOf(whole(byBeds!), side),
                finishes: 0,
                finishDarts: 0,
              });
              expect(bedsHit(other.turns, side).size).toBe(0);
            }
          }
        },
      ),
      { numRuns: GAMES },
    );
  },
);

const asThrown = (game: Game): Game => game;

/** A total that closes a straight leg counts three darts. */
const closedByThree = (game: Game): Game => ({
  ...game,
  turns: game.turns.map((turn) => ({ ...turn, dartsUsed: DARTS })),
});

/** Counts three darts a turn, but for one that leaves nothing. */
const dartsByRule = (game: Game, side: Side): number =>
  turnsByLeg(game).reduce((darts, leg) => {
    let left = game.settings.start;
    const own = leg.filter((turn) => turn.side === side);
    const counted = own.map((turn) => ((left -= turn.total) === 0 ? turn.beds!.length : DARTS));
    return darts + counted.reduce((sum, count) => sum + count, 0);
  }, 0);
