import { setTimeout as pause } from 'node:timers/promises';
import { latencies, type Latency } from './latencies.ts';
import type { Pair } from './pair.ts';

/** How pairs are to play. */
export type Pace = {
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly turnsPerSecond?: number; // of all pairs together; absent: as fast as they can
};

export type Played = {
  readonly turns: number; // acknowledged
  readonly seconds: number;
  readonly acknowledgement: Latency;
  readonly sight: Latency; // until the rival sees the turn
  readonly cpu: number; // share of a core that making the load took
};

type Hooks = { readonly onStart: () => void; readonly onEnd: () => void };

/** Has all the pairs play, and measures once they are warm. */
export async function play(pairs: readonly Pair[], pace: Pace, hooks: Hooks): Promise<Played> {
  const acknowledged = latencies();
  const seen = latencies();
  const throwOn = (pair: Pair, since: number, onReady: () => void) =>
    pair.throwTurn({
      acknowledged: () => acknowledged.add(performance.now() - since),
      seen: () => seen.add(performance.now() - since),
      ready: onReady,
    });
  const stop = pace.turnsPerSecond
    ? playOnTime(pairs, throwOn, (1000 * pairs.length) / pace.turnsPerSecond)
    : playAtOnce(pairs, throwOn);

  await pause(pace.warmUpSeconds * 1000);
  acknowledged.clear();
  seen.clear();
  hooks.onStart();
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await pause(pace.seconds * 1000);
  const seconds = (performance.now() - start) / 1000;
  hooks.onEnd();
  const { user, system } = process.cpuUsage(cpu);
  await stop();
  return {
    turns: acknowledged.count(),
    seconds,
    acknowledgement: acknowledged.read(),
    sight: seen.read(),
    cpu: (user + system) / 1e6 / seconds,
  };
}

type ThrowOn = (pair: Pair, since: number, onReady: () => void) => void;

/** Ends the playing, and resolves once no turn is under way. */
type Stop = () => Promise<void>;

/** Each turn as soon as the one before has been seen. */
const playAtOnce = (pairs: readonly Pair[], throwOn: ThrowOn): Stop =>
  untilStopped(pairs, async (pair, isOver) => {
    while (!isOver()) {
      await new Promise<void>((ready) => throwOn(pair, performance.now(), ready));
    }
  });

/** A turn of each pair every so many milliseconds. One that has to wait is counted from when it was due. */
const playOnTime = (pairs: readonly Pair[], throwOn: ThrowOn, interval: number): Stop =>
  untilStopped(pairs, async (pair, isOver) => {
    let due = performance.now() + Math.random() * interval;
    for (; !isOver(); due += interval) {
      const early = due - performance.now();
      if (early > 0) await pause(early);
      const since = early > 0 ? performance.now() : due;
      await new Promise<void>((ready) => throwOn(pair, since, ready));
    }
  });

function untilStopped(
  pairs: readonly Pair[],
  playing: (pair: Pair, isOver: () => boolean) => Promise<void>,
): Stop {
  let hasStopped = false;
  const all = Promise.all(pairs.map((pair) => playing(pair, () => hasStopped)));
  return async () => {
    hasStopped = true;
    await all;
  };
}
