/** Everything an organiser may do, tried by a creator who was demoted and by an admin. */
import { isDeepStrictEqual } from 'node:util';
import type { CompetitionKind } from '@darts/contracts/competitions';
import type { Role } from '@darts/rules/accounts/permissions';
import { describe, expect, test } from 'vitest';
import { KEPT_TABLES } from '../../scripts/store/tables.ts';
import { CALLS, EVENTS } from '../test/access/access.ts';
import { startFeatures } from '../test/features.ts';
import type { Player } from '../test/player.ts';
import { WRITTEN } from '../test/sent-again/calls.ts';
import { newStage, type Stage } from '../test/sent-again/stage.ts';
import { tournamentStage } from '../test/tournament-stage.ts';

/** The calls of organisers; whoever adds one in the table of who may do what has it tried here, too. */
const ORGANISERS = Object.entries(CALLS).flatMap(([route, [door]]) =>
  door === 'creator' || door === 'organisers' ? [route] : [],
);

type Send = () => Promise<{ readonly status: number; readonly code?: string | undefined }>;
type Caller = Pick<Player, 'get' | 'post' | 'put' | 'delete'>;

/** Prepares a call of `ORGANISERS`. */
function prepare(stage: Stage, route: string): Promise<Send> {
  const written = WRITTEN[route];
  return written ? written[0](stage) : reading(stage, route);
}

/** Prepares a call that reads: candidates before the start, games at risk after it. */
async function reading(stage: Stage, route: string): Promise<Send> {
  const kind: CompetitionKind = route.includes('/leagues/') ? 'league' : 'tournament';
  const isOfPending = route.endsWith('/candidates');
  const { path, ana } = await (isOfPending ? stage.pending(kind) : stage.begun(kind));
  const address = route
    .replace(/^.*?\{\w+\}/, path)
    .replace('{userId}', ana.userId)
    .replace(/candidates$/, 'candidates?q=ana');
  return () => stage.organiser.get(address);
}

const everything = ({ server }: Stage) =>
  server.look(async (db) => {
    const tables = KEPT_TABLES.filter((table) => table !== 'users' && table !== 'audit_log');
    const rows = tables.map((table) => db.selectFrom(table).selectAll().execute());
    const contents = (await Promise.all(rows)).map((of) => of.map((row) => JSON.stringify(row)));
    return new Map(contents.map((of, index) => [tables[index], of.toSorted()]));
  });

const entries = ({ server }: Stage) =>
  server.look((db) => db.selectFrom('competition_entries').selectAll().orderBy('at').execute());

/** A stage whose organiser's calls can be made by somebody else, and an admin who gives roles. */
async function stageOfTwo() {
  const stage = await newStage();
  const creator = stage.organiser;
  const admin = await stage.server.player();
  await creator.put('/users/updateUserRole', { userId: admin.userId, role: 'admin' });
  let caller: Caller = creator;
  const organiser: Player = {
    ...creator,
    get: (path) => caller.get(path),
    post: (path, body) => caller.post(path, body),
    put: (path, body) => caller.put(path, body),
    delete: (path) => caller.delete(path),
  };
  return {
    stage: { ...stage, organiser },
    creator,
    admin,
    makeCreator: (role: Role) =>
      admin.put('/users/updateUserRole', { userId: creator.userId, role }),
    by(who: Caller): void {
      caller = who;
    },
  };
}

test('every organiser call is refused to a demoted creator, and open to an admin only from then on', async () => {
  expect(Object.values(EVENTS)).not.toContain('creator'); // organisers have calls alone
  const { stage, creator, admin, makeCreator, by } = await stageOfTwo();
  const faults: string[] = [];

  /** Tries what must be refused, and change nothing. */
  async function refuse(who: Player, send: Send, name: string): Promise<void> {
    const before = await everything(stage);
    by(who);
    const { status, code } = await send();
    by(creator);
    if (status !== 403) faults.push(`${name}: ${status} ${code}`);
    if (!isDeepStrictEqual(await everything(stage), before)) faults.push(`${name}: changed`);
  }

  for (const route of ORGANISERS) {
    const send = await prepare(stage, route);
    await refuse(admin, send, `${route} by an admin beside the creator`);
    await makeCreator('user');
    await refuse(creator, send, `${route} by the demoted creator`);
    const before = await entries(stage);
    by(admin);
    const { status, code } = await send();
    by(creator);
    if (status !== 200) faults.push(`${route} by an admin: ${status} ${code}`);
    const noted = (await entries(stage)).slice(before.length);
    if (noted.some((entry) => entry.by_id !== admin.userId)) faults.push(`${route}: by another`);
    await makeCreator('admin');
  }
  expect(faults).toEqual([]);
  const acts = (await entries(stage)).flatMap(({ act, by_id: id }) =>
    id === admin.userId ? [act] : [],
  );
  expect([...new Set(acts)].toSorted()).toEqual([
    'boards',
    'called',
    'ended',
    'grace',
    'helper-named',
    'helper-removed',
    'moved',
    'published',
    'reminded',
    'result',
    'taken-back',
    'withdrawn',
  ]);
});

describe('a demoted creator', () => {
  test('cannot open a game screen or decide games, and is told that admins stand in', async () => {
    const { stage, creator, admin, makeCreator } = await stageOfTwo();
    for (const kind of ['league', 'tournament'] as const) {
      const { path, game } = await stage.begun(kind);
      const shown = async () => (await creator.get(path)).data[kind];
      const device = await creator.connect();
      const event = `${kind}Changed` as const;
      await device.ask('watch', { [`${kind}Id`]: path.split('/')[2] } as never);
      expect(await shown()).not.toHaveProperty('isRunByAdmins');

      await makeCreator('user');
      expect(await device.receives(event)).toBeTruthy();
      expect(await shown()).toMatchObject({ isRunByAdmins: true });
      const tries: readonly (readonly [Player, number, boolean])[] = [
        [creator, 403, false],
        [admin, 200, true],
      ];
      for (const [who, status, mayDecide] of tries) {
        expect(await who.post(`${game}/screen`)).toMatchObject({ status });
        expect(await who.post(`${game}/screen/renew`)).toMatchObject({ status });
        const { result } = (await who.get(`${game}/result`)).data;
        expect(result).toMatchObject({ mayDecide });
      }

      await makeCreator('operator');
      expect(await shown()).not.toHaveProperty('isRunByAdmins');
      expect(await admin.post(`${game}/screen`)).toMatchObject({ status: 403 });
      await makeCreator('admin');
    }
  });

  test('is refused by the stored role, even when the call came in under an earlier role', async () => {
    const features = await startFeatures();
    const { db, tournaments, newAccounts } = features;
    const { organiser, enrol } = await tournamentStage(features);
    const tournamentId = await enrol(await newAccounts(2));
    const [helperId = ''] = await newAccounts(1, 'operator');
    await db
      .insertInto('competition_helpers')
      .values({ competition_id: tournamentId, user_id: helperId })
      .execute();
    await db.updateTable('users').set({ role: 'user' }).execute();

    const body = { name: 'Copa', description: '', startDate: '2026-12-01', maxParticipants: 8 };
    for (const userId of [organiser.userId, helperId]) {
      const caller = { ...organiser, userId };
      await expect(tournaments.start(tournamentId, caller)).rejects.toThrow('not-the-creator');
      await expect(
        features.screens.competitionToken('tournament', tournamentId, caller, { isNew: false }),
      ).rejects.toThrow('not-the-creator');
      await expect(tournaments.create(body, caller)).rejects.toThrow('may-not-organise');
    }
  });
});
