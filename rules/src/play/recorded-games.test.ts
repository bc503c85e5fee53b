/** Replays games recorded before players became sides: every state is the same, field by field. */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BED_NAMES, isDouble, type BedName } from './beds.ts';
import { checkouts } from './x01/checkouts.ts';
import { figuresOf } from './x01/figures/figures.ts';
import type { Game } from './game.ts';
import { newGame, playTurn, rematchStarter, undoTurn } from './match.ts';
import { standingAfter, standingAt, type Thrown } from './x01/judgement.ts';
import { legsWon, legWinners } from './legs.ts';
import { isInSuddenDeath } from './last-rounds.ts';
import { pointsLeft, roundOf, toThrow } from './progress.ts';
import type { Turn } from './x01/turn.ts';
import { PAIR } from './pair.ts';
import type { Side } from './sides.ts';
import { INS, isStraight, OUTS, type GameFormat } from './x01/settings.ts';

/** Written anew with `RECORD_GAMES=1`, by code whose rules are known to be right. */
const RECORDING = new URL('../../test/recorded-games.json.gz', import.meta.url);

const GAMES = 1000;
const STARTS = [40, 101, 301, 501];
const LEGS = [1, 1, 3, 5];

type PlayerNumber = 1 | 2;

type RecordedGame = {
  readonly settings: GameFormat & { readonly starter: PlayerNumber; readonly suddenDeath: boolean };
  readonly turns: readonly { readonly thrown: Thrown; readonly state: object }[];
  readonly end: object;
};

const numberOf = (side: Side): PlayerNumber => (side === 0 ? 1 : 2);
const numbered = (side: Side | undefined) => (side === undefined ? null : numberOf(side));

/** Returns a turn as it was recorded. */
const turnOf = ({ side, ...turn }: Turn): object => ({ ...turn, seat: numberOf(side) });

/** Everything about a game that changes with a turn, players by number. */
function stateOf(game: Game): object {
  const last = game.turns.at(-1);
  const won = legsWon(legWinners(game), 2);
  return {
    left: PAIR.map((side) => game.scores[side]),
    legs: game.legs.map(({ winner, turns }) => [numbered(winner), turns]),
    won: PAIR.map((side) => won[side]),
    round: roundOf(game),
    toThrow: numberOf(toThrow(game)),
    isInSuddenDeath: isInSuddenDeath(game),
    last: last ? turnOf(last) : null,
    outcome: game.outcome
      ? { reason: game.outcome.reason, winner: numbered(game.outcome.winner) }
      : null,
  };
}

const endOf = (game: Game): object => ({
  figures: PAIR.map((side) => figuresOf(game, side)),
  rematchStarter: numberOf(rematchStarter(game)),
});

/** As JSON has it: without undefined. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

const gameOf = ({ starter, ...format }: RecordedGame['settings']): Game =>
  newGame({ ...format, starter: PAIR[starter - 1] ?? 0 });

/** Returns random whole numbers below a bound, the same for the same seed. */
function dice(seed: number): Roll {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Roll = (below: number) => number;

/** Returns three darts, or fewer where the turn ends: most at the usual beds, some at any. */
function throwBeds(game: Game, roll: Roll): Thrown {
  const { settings } = game;
  const left = pointsLeft(game);
  let standing = standingAt(settings, left);
  const aimed: readonly BedName[] = standing.isIn
    ? ['T20', 'S20', 'S5', 'S1']
    : ['D20', 'S20', 'M'];
  const beds: BedName[] = [];
  while (beds.length < 3 && !standing.isOver) {
    const any = BED_NAMES[roll(BED_NAMES.length)] ?? 'M';
    const bed = roll(4) === 0 ? any : (aimed[roll(aimed.length)] ?? any);
    standing = standingAfter(settings, standing, bed);
    beds.push(bed);
  }
  return { beds };
}

const TOTALS = [0, 26, 41, 45, 60, 85, 100, 140];

/** Returns a turn as people throw: a route that closes the leg, a total, or beds. */
function throwTurn(game: Game, roll: Roll): Thrown {
  const { settings } = game;
  const left = pointsLeft(game);
  if (isStraight(settings) && roll(3) === 0) return { darts: [TOTALS[roll(8)] ?? 0] };
  const [route] = checkouts(left, 3, settings.out);
  const mayClose = route && (standingAt(settings, left).isIn || route.every(isDouble));
  return mayClose && roll(3) === 0 ? { beds: route } : throwBeds(game, roll);
}

/** True if the players were equal before the last turn, which was the first of its round. */
function wasEqual(game: Game): boolean {
  const last = game.turns.at(-1);
  const own = pointsLeft(game);
  return last !== undefined && own !== game.settings.start
    ? game.scores[last.side]! + last.total === own && last.side !== toThrow(game)
    : game.turns.length === 1;
}

function recordGame(seed: number): RecordedGame {
  const roll = dice(seed);
  const areEqual = roll(5) === 0; // each repeats the other's turns: draws and sudden death
  const chances = 10 ** (1 + roll(3)); // of one not to
  const settings = {
    start: areEqual ? 501 : (STARTS[roll(STARTS.length)] ?? 501),
    in: INS[roll(INS.length)] ?? 'straight',
    out: OUTS[roll(OUTS.length)] ?? 'straight',
    legs: LEGS[roll(LEGS.length)] ?? 1,
    rounds: 2 + roll(areEqual ? 4 : 14),
    starter: roll(2) === 0 ? 1 : 2,
    suddenDeath: roll(2) === 0,
  } as const;
  const turns: RecordedGame['turns'][number][] = [];
  let game = gameOf(settings);
  while (!game.outcome) {
    const isRepeated = areEqual && wasEqual(game) && roll(chances) > 0;
    const thrown = isRepeated ? turns.at(-1)!.thrown : throwTurn(game, roll);
    game = playTurn(game, thrown);
    turns.push({ thrown, state: stateOf(game) });
  }
  return { settings, turns, end: endOf(game) };
}

if (process.env['RECORD_GAMES']) {
  const games = Array.from({ length: GAMES }, (_, seed) => recordGame(seed));
  writeFileSync(RECORDING, gzipSync(JSON.stringify(games), { level: 9 }));
}

const recorded = JSON.parse(
  gunzipSync(readFileSync(RECORDING)).toString(),
) as readonly RecordedGame[];

test('a thousand recorded games of all formats reach the same states turn by turn', () => {
  expect(recorded).toHaveLength(GAMES);
  for (const { settings, turns, end } of recorded) {
    let game = gameOf(settings);
    for (const { thrown, state } of turns) {
      game = playTurn(game, thrown);
      expect(plain(stateOf(game))).toEqual(state);
    }
    expect(plain(endOf(game))).toEqual(end);
  }
});

test('a recorded game that is undone to its start goes back through the same states', () => {
  for (const { settings, turns } of recorded) {
    let game = turns.reduce((before, { thrown }) => playTurn(before, thrown), gameOf(settings));
    for (const { state } of turns.toReversed()) {
      expect(plain(stateOf(game))).toEqual(state);
      game = undoTurn(game);
    }
    expect(game).toEqual(gameOf(settings));
  }
});
