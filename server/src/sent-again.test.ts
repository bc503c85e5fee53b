/** A call or request that is sent again after a lost answer is not refused. */
import { isDeepStrictEqual } from 'node:util';
import { requests } from '@darts/contracts/realtime';
import { expect, test } from 'vitest';
import { KEPT_TABLES } from '../../scripts/store/tables.ts';
import { CALLS } from '../test/access/access.ts';
import { WRITTEN } from '../test/sent-again/calls.ts';
import { ASKED } from '../test/sent-again/requests.ts';
import { newStage, type Stage } from '../test/sent-again/stage.ts';
import type { RefusalCode } from '@darts/contracts/refusals';

/** Whoever logs in twice has two sessions; of the one whose cookie was lost nobody has the key. */
const MAY_GROW: Readonly<Record<string, readonly string[]>> = {
  'POST /api/users/login': ['sessions'],
  'POST /api/users/login-google': ['sessions'],
};

/** How many rows each table has. */
const counted = ({ server }: Stage) =>
  server.look(async (db) => {
    const counts = new Map<string, number>();
    for (const table of KEPT_TABLES) {
      const { count } = await db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      counts.set(table, count);
    }
    return counts;
  });

/** The tables that have more rows than before. */
const grown = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
  [...after].flatMap(([table, count]) => (count > (before.get(table) ?? 0) ? [table] : []));

type Said = { readonly code?: RefusalCode; readonly [field: string]: unknown };

/** Returns the fault of the second answer; undefined if there is none. */
async function faultOf(stage: Stage, name: string, send: () => Promise<Said>, truth?: RefusalCode) {
  const first = await send();
  if (first.code !== undefined) return `${name}: refused at first, ${first.code}`;
  const before = await counted(stage);
  const { headers: _, ...second } = await send();
  const more = grown(before, await counted(stage));
  if (more.some((table) => !MAY_GROW[name]?.includes(table)))
    return `${name}: more in ${more.join(', ')}`;
  if (second.code !== truth) return `${name}: ${second.code}`;
  const { headers: __, ...same } = first;
  const isSame = truth !== undefined || isDeepStrictEqual(second, same);
  return isSame ? undefined : `${name}: another answer, ${JSON.stringify(second)}`;
}

test('every writing call sent again by the same user gets the same answer, or the refusal that then applies', async () => {
  const writing = Object.keys(CALLS).filter((route) => !route.startsWith('GET '));
  expect(Object.keys(WRITTEN).toSorted()).toEqual(writing.toSorted());

  const stage = await newStage();
  const faults: string[] = [];
  for (const [route, [prepare, truth]] of Object.entries(WRITTEN)) {
    const fault = await faultOf(stage, route, await prepare(stage), truth);
    if (fault !== undefined) faults.push(fault);
  }
  expect(faults).toEqual([]);
});

test('every socket request sent again by the same user gets the same answer, or the refusal that then applies', async () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(Object.keys(requests).toSorted());

  const stage = await newStage();
  const faults: string[] = [];
  for (const [name, [prepare, truth]] of Object.entries(ASKED)) {
    const fault = await faultOf(stage, name, await prepare(stage), truth);
    if (fault !== undefined) faults.push(fault);
  }
  expect(faults).toEqual([]);
});
