/** Games of one to eight sides, of each in and out, from the first turn to the last. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proofLength } from '../../../server/test/proof.ts';
import { BED_NAMES, isDouble } from './beds.ts';
import { TURN_TOTALS } from './darts.ts';
import { currentLeg, legsToWin, legsWon, legWinners, turnsByLeg } from './legs.ts';
import type { Game } from './game.ts';
import { newGame, playTurn, undoTurn } from './match.ts';
import { retire } from './retire.ts';
import { placesOf } from './places.ts';
import { pointsLeft, toThrow } from './progress.ts';
import { everySide, sideAfter, type Side } from './sides.ts';
import { checkouts } from './x01/checkouts.ts';
import { rulesOf, standingAfter, standingAt, type Thrown } from './x01/judgement.ts';
import { inPlay, MAX_EXTRA_ROUNDS } from './x01/leg.ts';
import { INS, isStraight, OUTS, type GameSettings } from './x01/settings.ts';

const GAMES = proofLength(10_000, 300); // of each number of sides, in and out

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];
const ways = COUNTS.flatMap((sides) =>
  INS.flatMap((opening) => OUTS.map((out) => ({ sides, in: opening, out }))),
);

const someSettings = (sides: number) =>
  fc
    .record({
      start: fc.oneof(fc.integer({ min: 2, max: 60 }), fc.constantFrom(101, 170)),
      legs: fc.constantFrom(1, 1, 3),
      rounds: fc.integer({ min: 1, max: 4 }),
      starter: fc.integer({ min: 0, max: sides - 1 }),
      isForPlaces: fc.boolean(),
      starts: fc.option(
        fc.array(fc.integer({ min: 2, max: 170 }), { minLength: sides, maxLength: sides }),
        {
          nil: undefined,
        },
      ),
    })
    .map((settings) => {
      const { starts, legs, isForPlaces } = settings;
      const isOneLeg = sides === 1 || isForPlaces;
      return Object.assign(settings, { legs: isOneLeg ? 1 : legs, starts });
    });

const someMove = fc.record({
  kind: fc.constantFrom('finish', 'finish', 'beds', 'beds', 'beds', 'beds', 'total', 'nothing'),
  beds: fc.array(fc.constantFrom(...BED_NAMES), { minLength: 3, maxLength: 3 }),
  total: fc.constantFrom(...TURN_TOTALS),
  leaver: fc.oneof({ weight: 40, arbitrary: fc.constant(null) }, fc.nat()), // which of those in play leaves, if any
});
type Move = typeof someMove extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns a legal turn for the side to throw. */
function thrownIn(game: Game, { kind, beds, total }: Move): Thrown {
  const rules = rulesOf(game.settings, toThrow(game));
  const left = pointsLeft(game);
  const [route] = checkouts(left, 3, rules.out);
  const mayFinish = route && (standingAt(rules, left).isIn || route.every(isDouble));
  if (kind === 'finish' && mayFinish) return { beds: route };
  if (kind === 'nothing' || (kind === 'total' && !isStraight(rules))) return { darts: [0] };
  if (kind === 'total') return { darts: [total] };
  let standing = standingAt(rules, left);
  return {
    beds: beds.filter((bed) => {
      if (standing.isOver) return false;
      standing = standingAfter(rules, standing, bed);
      return true;
    }),
  };
}

/** Returns the games after each move. A game that `moves` do not end is left unfinished. */
function played(settings: Partial<GameSettings>, moves: readonly Move[]): readonly Game[] {
  const games = [newGame(settings)];
  const { sides, legs, rounds } = games[0]!.settings;
  const most = 2 * legs * (rounds + MAX_EXTRA_ROUNDS) * sides * sides;
  for (let turn = 0; turn < most; turn += 1) {
    const game = games.at(-1)!;
    if (game.outcome || (sides === 1 && turn > 30)) break;
    const move = moves[(turn + Math.floor(turn / moves.length)) % moves.length]!; // others the next time round
    const playing = inPlay(currentLeg(game));
    const leaver = sides > 2 && turn < moves.length ? move.leaver : null;
    games.push(
      leaver === null
        ? playTurn(game, thrownIn(game, move))
        : retire(game, playing[leaver % playing.length]!),
    );
  }
  return games;
}

const retiredIn = ({ retirements = [] }: Game): readonly Side[] =>
  retirements.map(({ side }) => side);

/** The next side in the order of throwing that still plays is to throw. */
function checkOrder(game: Game): void {
  const leg = currentLeg(game);
  const { sides } = game.settings;
  const playing = inPlay(leg);
  const last = leg.turns.at(-1)?.side;
  const from = last === undefined ? leg.starter : sideAfter(last, 1, sides);
  const inOrder = everySide(sides).map((turns) => sideAfter(from, turns, sides));
  expect(toThrow(game)).toBe(inOrder.find((side) => playing.includes(side)));
}

/** Each leg starts with the side after the one before, and the winner has won enough of them. */
function checkLegs(over: Game): void {
  const { legs, outcome, settings, turns } = over;
  const gone = new Set(retiredIn(over));
  for (const [index, [first]] of turnsByLeg(over).entries()) {
    const next = sideAfter(settings.starter, index, settings.sides);
    if (first && !gone.has(next)) expect(first.side).toBe(next);
  }
  expect(legs.reduce((sum, leg) => sum + leg.turns, 0)).toBeLessThanOrEqual(turns.length);
  const enough = legsToWin(settings.legs);
  for (const [side, won] of legsWon(legWinners(over), settings.sides).entries()) {
    const hasWon = outcome?.winner === side && outcome.reason !== 'surrender';
    expect(hasWon ? won === enough : won < enough).toBe(true);
  }
}

/** As many sides are ahead of a side as its place says; whoever left is behind, and the winner alone in front. */
function checkPlaces(over: Game): void {
  const { sides } = over.settings;
  const places = placesOf(over);
  for (const place of places) {
    expect(place).toBe(1 + places.filter((other) => other < place).length);
  }
  expect(retiredIn(over).map((side) => places[side])).toEqual(
    retiredIn(over).map((_, index) => sides - index),
  );
  const first = everySide(sides).filter((side) => places[side] === 1);
  const { outcome } = over;
  if (outcome?.winner !== undefined) expect(first).toEqual([outcome.winner]);
  else if (outcome) expect(first.length).toBeGreaterThan(1);
}

const stateOf = ({ legs, outcome, retirements = [], scores, turns }: Game): string =>
  JSON.stringify([scores, legs, turns, retirements, outcome]);

/** Undoing goes back through every state to the start. */
function checkUndo(games: readonly Game[]): void {
  expect(games.slice(1).map(undoTurn).map(stateOf)).toEqual(games.slice(0, -1).map(stateOf));
}

test.each(ways)(
  '$sides sides, $in in, $out out: turns go round, legs add up, places are an order, and undo goes back to the start',
  (way) => {
    const check = fc.property(
      someSettings(way.sides),
      fc.array(someMove, { minLength: 10, maxLength: 30 }),
      (some, moves) => {
        const games = played({ ...some, ...way }, moves);
        const over = games.at(-1)!;
        expect(over.outcome !== undefined || way.sides === 1).toBe(true);
        for (const game of games) if (!game.outcome && way.sides > 1) checkOrder(game);
        checkLegs(over);
        checkPlaces(over);
        checkUndo(games);
        expect(stateOf(played({ ...some, ...way }, moves).at(-1)!)).toBe(stateOf(over));
      },
    );
    fc.assert(check, { numRuns: GAMES });
  },
);
