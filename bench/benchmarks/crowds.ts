import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startCrowd, type Reading } from '../load/crowd.ts';
import type { Latency } from '../load/meter.ts';
import type { Player } from '../load/pair.ts';
import { play, type Table } from '../load/play.ts';
import { productPair } from '../load/product-pair.ts';
import { milliseconds, printTable, quantile, whole } from '../report.ts';
import { inSqlite } from '../seed/in-sqlite.ts';
import { LARGEST_LEAGUE } from '../seed/largest-league.ts';
import { seedResults } from '../seed/results.ts';
import { newStore, startProduct, type Store } from '../servers/product.ts';
import type { Running } from '../servers/start-server.ts';

const LEAGUES = 6; // of 198 games a player: 1,188 in all
const PLAYERS = LARGEST_LEAGUE.maxParticipants;
const PAIRS = 10; // that play beside
const SEATS = 2 * PAIRS;
const PACE = { warmUpSeconds: 1, seconds: 12, atOnce: PAIRS, turnsPerSecond: 4 * PAIRS };
const BETWEEN = 25; // milliseconds from one call of somebody else to the next
const CROWD_MS = 1000; // from one crowd to the next, as results come in
const DESCRIPTION = 'Los lunes, en el bar. '.repeat(40); // of each league

/** A crowd's readings, sent together once every CROWD_MS, each time after a change. */
type Crowd = {
  readonly name: string;
  readonly readings: (server: Running) => Promise<readonly Reading[]>;
  readonly change: string; // SQL, so that nothing is as it was read before
};

/** For how long turns and calls of others wait while many ask at once for what takes long to answer. */
export async function run(): Promise<void> {
  const store = await newStore({ players: PLAYERS + 1 + 4 * SEATS });
  const [leagueId = ''] = await makeLeagues(store);
  const { nobody, calendar, upcoming, outlooks } = crowdsOf(store.players, leagueId);
  const rows = [await measure(store, nobody, 0)];
  rows.push(await measure(store, calendar, 1), await measure(store, upcoming, 2));
  seedResults(store.dataDir);
  inSqlite(store.dataDir, (db) => db.exec(REOPEN));
  rows.push(await measure(store, outlooks, 3));
  await store.remove();
  printTable(
    ['', 'turns: p50, p99, max', 'calls: p50, p99, max', 'stall', 'times', 'slowest'],
    rows,
  );
}

/** A tenth of all games, of which the results are taken back. */
const REOPEN = `
  update games set status = 'pendiente', end_reason = null, finished_at = null, winner = null
  where rowid % 10 = 0;
  delete from results where game_id in (select game_id from games where status = 'pendiente')`;

const CHANGE_DATES = `update game_dates set changes = changes + 1
  where rowid in (select rowid from game_dates limit 1)`;

function crowdsOf(players: readonly Player[], leagueId: string) {
  const ana = playerAt(players, 0);
  const times = (count: number, url: string): Reading[] =>
    Array.from({ length: count }, () => ({ url, player: ana }));
  const nobody: Crowd = { name: 'nobody', readings: async () => [], change: '' };
  const calendar: Crowd = {
    name: '80 read the calendar of a player',
    readings: async ({ url }) => times(80, await calendarOf(url, ana)),
    change: CHANGE_DATES,
  };
  const upcoming: Crowd = {
    name: '40 ask for their next games',
    readings: async ({ url }) => times(40, `${url}/api/games/upcoming`),
    change: CHANGE_DATES,
  };
  const outlooks: Crowd = {
    name: '100 ask what they need',
    readings: async ({ url }) =>
      players.slice(0, PLAYERS).map((player) => ({
        url: `${url}/api/leagues/${leagueId}/outlook/${player.userId}`,
        player,
      })),
    change: 'update leagues set results_version = results_version + 1',
  };
  return { nobody, calendar, upcoming, outlooks };
}

/**
 * The crowd reads until those who play are done.
 *
 * @param time how many there were before; others play each time, as games go on
 */
async function measure(store: Store, crowd: Crowd, time: number): Promise<string[]> {
  const { name, readings, change } = crowd;
  const server = await startProduct(store);
  const started = await startCrowd(await readings(server));
  const slowest: number[] = [];
  const over = new AbortController();
  const reading = async () => {
    while (!over.signal.aborted) {
      const next = pause(CROWD_MS);
      write(store, change);
      slowest.push(await started.read());
      await next;
    }
  };
  const tables = await seat(server, store.players.slice(PLAYERS + 1 + time * SEATS));
  const doing: Promise<unknown>[] = [];
  const { promise: calling, resolve } = Promise.withResolvers<Latency>();
  const onStart = () => {
    if (change !== '') doing.push(reading());
    resolve(callOften(server, playerAt(store.players, PLAYERS), over.signal));
  };
  await server.longestStall();
  const turns = await play(tables, PACE, { onStart, onEnd: () => {} });
  over.abort();
  const calls = await calling;
  await Promise.all(doing);
  const stall = await server.longestStall();
  started.stop();
  await server.stop();
  return [
    name,
    cellOf(turns.acknowledgement),
    cellOf(calls),
    milliseconds(stall),
    whole(slowest.length),
    slowest.length === 0 ? '' : milliseconds(Math.max(...slowest)),
  ];
}

/** Seats pairs of players who are in no game. */
async function seat({ url }: Running, players: readonly Player[]): Promise<Table[]> {
  const tables: Table[] = [];
  for (let index = 0; index < SEATS; index += 2) {
    const pair = await productPair(url, [playerAt(players, index), playerAt(players, index + 1)]);
    tables.push({ pair, turnsLeft: 0 });
  }
  return tables;
}

/** Calls on time, whether the one before has been answered or not. */
async function callOften(server: Running, who: Player, over: AbortSignal): Promise<Latency> {
  const times: Promise<number>[] = [];
  while (!over.aborted) {
    const start = performance.now();
    const seen = call(server.url, who, `/users/${who.userId}`);
    times.push(seen.then(() => performance.now() - start));
    await pause(BETWEEN);
  }
  const all = await Promise.all(times);
  return { p50: quantile(all, 0.5), p99: quantile(all, 0.99), max: Math.max(...all) };
}

const cellOf = ({ p50, p99, max }: Latency): string => [p50, p99, max].map(milliseconds).join(', ');

/** Behind the back of a server that runs. */
function write({ dataDir }: Store, change: string): void {
  const db = new DatabaseSync(join(dataDir, 'tres-dardos.sqlite'), { timeout: 5000 });
  db.exec(`pragma synchronous = off; ${change}`);
  db.close();
}

/** Creates leagues of the same players, with all games still to be played. */
async function makeLeagues(store: Store): Promise<string[]> {
  const server = await startProduct(store);
  const organiser = playerAt(store.players, 0);
  const leagueIds: string[] = [];
  for (let made = 0; made < LEAGUES; made += 1) {
    const form = { ...LARGEST_LEAGUE, description: DESCRIPTION };
    const { leagueId = '' } = await call(server.url, organiser, '/leagues/create', form);
    for (const player of store.players.slice(0, PLAYERS)) {
      await call(server.url, player, `/leagues/${leagueId}/join`, {});
    }
    await call(server.url, organiser, `/leagues/${leagueId}/start`, {});
    leagueIds.push(leagueId);
  }
  await server.stop();
  return leagueIds;
}

async function calendarOf(url: string, player: Player): Promise<string> {
  const { calendarToken = '' } = await call(url, player, '/reminders/');
  return `${url}/api/reminders/calendar/${calendarToken}/partidas.ics`;
}

type Data = { readonly leagueId?: string; readonly calendarToken?: string };

async function call(url: string, player: Player, path: string, body?: object): Promise<Data> {
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: player.cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const { data } = (await answer.json()) as { data: Data }; // by the contract
  return data;
}

function playerAt(players: readonly Player[], index: number): Player {
  const player = players[index];
  if (!player) throw new Error('Too few players.');
  return player;
}
