import { setTimeout as pause } from 'node:timers/promises';
import { inParallel } from './in-parallel.ts';
import { meter, type Hooks, type Meter, type Played } from './meter.ts';
import type { Pair } from './pair.ts';

/** How pairs are to play. */
export type Pace = {
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly atOnce: number; // pairs that throw at a time
  readonly turnsPerSecond?: number; // of all of them together; absent: as fast as they can
  readonly wholeGames?: boolean; // measures what it takes to begin the next game, too
};

/** A pair, and what is left of its game. */
export type Table = { readonly pair: Pair; turnsLeft: number };

type Play = (tables: readonly Table[], pace: Pace, meter: Meter) => Promise<void>;

/** Has pairs play, and measures once they are warm. No turn is under way before or after. */
export async function play(tables: readonly Table[], pace: Pace, hooks: Hooks): Promise<Played> {
  const run: Play = pace.turnsPerSecond ? playOnTime : playAtOnce;
  const unheard = { onStart: () => {}, onEnd: () => {} };
  await run(tables, { ...pace, seconds: pace.warmUpSeconds }, meter(unheard));
  const measured = meter(hooks);
  await run(tables, pace, measured);
  return measured.read();
}

/** Each turn as soon as the one before has been seen; in rests, games begin where one is over. */
const playAtOnce: Play = async (tables, { seconds, atOnce, wholeGames }, measure) => {
  while (measure.seconds() < seconds) {
    await inParallel(atOnce, tables, begin);
    let isOver = false;
    const playOn = async (table: Table) => {
      while (!isOver) {
        if (wholeGames) await begin(table);
        if (table.turnsLeft === 0) return;
        await throwTurn(table, measure, performance.now());
        isOver ||= measure.seconds() >= seconds;
      }
    };
    measure.start();
    await inParallel(atOnce, tables, playOn, () => {
      isOver = true; // there are fewer left than should play at a time
      measure.stop();
    });
  }
};

/** A turn of each pair every so many milliseconds. One that has to wait is counted from when it was due. */
const playOnTime: Play = async (tables, { seconds, atOnce, turnsPerSecond = 1 }, measure) => {
  const playing = tables.slice(0, atOnce);
  const interval = (1000 * atOnce) / turnsPerSecond;
  const playOn = async (table: Table) => {
    let due = performance.now() + Math.random() * interval;
    for (; measure.seconds() < seconds; due += interval) {
      const early = due - performance.now();
      if (early > 0) await pause(early);
      await throwTurn(table, measure, early > 0 ? performance.now() : due);
      if (table.turnsLeft > 0) continue;
      await begin(table);
      due = performance.now();
    }
  };
  await inParallel(atOnce, playing, begin);
  measure.start();
  await inParallel(atOnce, playing, playOn);
  measure.stop();
};

async function begin(table: Table): Promise<void> {
  if (table.turnsLeft > 0) return;
  await table.pair.begin();
  table.turnsLeft = table.pair.turns;
}

/** Resolves once the rival has seen the turn. */
const throwTurn = (table: Table, measure: Meter, since: number): Promise<void> =>
  new Promise((resolve) => {
    table.turnsLeft -= 1;
    table.pair.throwTurn({
      acknowledged: () => measure.acknowledged(since),
      seen: () => {
        measure.seen(since);
        resolve();
      },
    });
  });
