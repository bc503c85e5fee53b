import { setImmediate as nextLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

/** Everybody who has been let go, in that order. */
function gate(few: number) {
  const pass = fewAtATime(few);
  const gone: number[] = [];
  const come = async (who: number) => {
    await pass();
    gone.push(who);
  };
  return { come, gone };
}

test('of those who wait, so many go on in each turn of the event loop, in their order', async () => {
  const { come, gone } = gate(2);
  for (const who of [1, 2, 3, 4, 5]) void come(who);

  await nextLoop();
  expect(gone).toEqual([1, 2]);
  await nextLoop();
  expect(gone).toEqual([1, 2, 3, 4]);
  await nextLoop();
  expect(gone).toEqual([1, 2, 3, 4, 5]);
});

test('whoever comes while others wait is behind them, and whoever comes later waits for nobody', async () => {
  const { come, gone } = gate(1);
  void come(1);
  void come(2);
  await nextLoop();
  void come(3);
  for (let turn = 0; turn < 3; turn += 1) await nextLoop();
  expect(gone).toEqual([1, 2, 3]);

  void come(4);
  await nextLoop();
  expect(gone).toEqual([1, 2, 3, 4]);
});
