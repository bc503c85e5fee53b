import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Player } from '../load/pair.ts';
import { loadProduct } from '../load/start-load.ts';
import { milliseconds, printTable, whole } from '../report.ts';
import { LARGEST_LEAGUE } from '../seed/largest-league.ts';
import { noteResult, seedResults } from '../seed/results.ts';
import { seedTournaments } from '../seed/tournaments.ts';
import { newStore, startProduct } from '../servers/product.ts';
import type { Running } from '../servers/start-server.ts';

const GAMES = 1_000_000; // finished ones in the store
const PLAYERS = LARGEST_LEAGUE.maxParticipants; // of the league, and of each tournament
const PAGES = 100; // that show the league
const TOURNAMENTS = 500;
const PAIRS = 50; // that play beside the log-ins
const LOG_INS = 8; // at once
const HASTE = 100; // ten minutes in six seconds
const WATCHED = 15; // seconds

/** For how long the server does nothing else, at most: nobody's turn should wait for 100 ms. */
export async function run(): Promise<void> {
  const rows = [await nothing(), await herd(), await lists(), await logIns()];
  printTable(['', 'longest stall', 'slowest call'], rows);
}

/** Ten minutes, and what is done in them, with all the games of years in the store. */
async function nothing(): Promise<string[]> {
  const store = await newStore({ players: PLAYERS, games: GAMES });
  const server = await startProduct(store, [], { BENCH_HASTE: String(HASTE) });
  await server.longestStall();
  await pause(1000 * WATCHED);
  const stall = await server.longestStall();
  await server.stop();
  await store.remove();
  return [`${whole(GAMES)} games, and nobody`, milliseconds(stall), ''];
}

/** A game of the largest league has ended, and every page that shows it looks again in one instant. */
async function herd(): Promise<string[]> {
  const store = await newStore({ players: PLAYERS });
  const league = await withServer(store, async (server) => {
    const path = '/leagues/create';
    const { leagueId } = await call(server, store.players[0], path, LARGEST_LEAGUE);
    for (const player of store.players) await call(server, player, `/leagues/${leagueId}/join`, {});
    await call(server, store.players[0], `/leagues/${leagueId}/start`, {});
    return `/leagues/${leagueId}`;
  });
  seedResults(store.dataDir);
  const looks = ['', '/classification', '/games/99'].map((page) => `${league}${page}`);
  const measured = await withServer(store, async (server) => {
    for (const look of looks) await call(server, store.players[0], look);
    noteResult(store.dataDir);
    const pages = Array.from({ length: PAGES }, (_, index) => store.players[index % PLAYERS]);
    return together(
      server,
      pages.flatMap((player) => looks.map((look) => () => call(server, player, look))),
    );
  });
  await store.remove();
  return [`${PAGES} pages after a result, of 9,900`, ...measured];
}

/** The longest page that there is of a list. */
async function lists(): Promise<string[]> {
  const store = await newStore({ players: PLAYERS });
  seedTournaments(store.dataDir, TOURNAMENTS, PLAYERS);
  const measured = await withServer(store, async (server) => {
    const look = () => call(server, store.players[0], '/tournaments/');
    await look();
    return together(server, [look]);
  });
  await store.remove();
  return [`the list of ${TOURNAMENTS} tournaments of ${PLAYERS}`, ...measured];
}

/** Passwords are slow on purpose: those who play should not notice. */
async function logIns(): Promise<string[]> {
  const store = await newStore({ players: 2 * PAIRS });
  const measured = await withServer(store, async (server) => {
    const accounts = Array.from({ length: LOG_INS }, () => ({
      email: `${randomUUID()}@correo.example`,
      password: 'Diana-y-tres-dardos-1',
    }));
    for (const [index, account] of accounts.entries()) {
      await call(server, undefined, '/users/create', { ...account, username: `nueva_${index}` });
    }
    const { players } = store;
    const pace = { warmUpSeconds: 2, seconds: WATCHED, atOnce: PAIRS, turnsPerSecond: 100 };
    const over = new AbortController();
    const enter = async () => {
      while (!over.signal.aborted) {
        await Promise.all(
          accounts.map((account) => call(server, undefined, '/users/login', account)),
        );
      }
    };
    await server.longestStall();
    const entering = enter();
    const turns = await loadProduct(server, players, PAIRS, pace);
    const stall = await server.longestStall();
    over.abort();
    await entering;
    return [milliseconds(stall), `${milliseconds(turns.acknowledgement.p99)} (turns, p99)`];
  });
  await store.remove();
  return [`${LOG_INS} concurrent log-ins, and ${PAIRS} pairs that play`, ...measured];
}

/** How long the longest stall of some calls at once was, and the slowest of them. */
async function together(
  server: Running,
  calls: readonly (() => Promise<unknown>)[],
): Promise<string[]> {
  await server.longestStall();
  const times = await Promise.all(
    calls.map(async (make) => {
      const start = performance.now();
      await make();
      return performance.now() - start;
    }),
  );
  return [await server.longestStall(), Math.max(...times)].map(milliseconds);
}

async function withServer<Result>(
  store: Parameters<typeof startProduct>[0],
  work: (server: Running) => Promise<Result>,
): Promise<Result> {
  const server = await startProduct(store);
  const result = await work(server);
  await server.stop();
  return result;
}

/** Makes a call, with a body if it has one, and returns its data. */
async function call(server: Running, player: Player | undefined, path: string, body?: object) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: player?.cookie ?? '', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data: { leagueId: string } }; // where it is a league
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return data;
}
