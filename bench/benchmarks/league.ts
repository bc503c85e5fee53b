import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/platform/config/config.ts';
import type { Player } from '../load/pair.ts';
import { median, milliseconds, printTable, whole } from '../report.ts';
import { LARGEST_LEAGUE } from '../seed/largest-league.ts';
import { noteResult, seedResults } from '../seed/results.ts';
import { newStore, settingsFor } from '../servers/product.ts';
import { counted, countStatements, type Statements } from '../statements.ts';

const PLAYERS = LARGEST_LEAGUE.maxParticipants;
const LOOKS = 10; // at each page
const LONG = 8 * 365 * 24 * 3_600_000; // milliseconds: more than its 198 weeks

type App = Awaited<ReturnType<typeof buildApp>>;

type Request = {
  readonly method?: 'POST';
  readonly path: string; // under /api
  readonly payload?: object;
};

/** A call, measured in this very process: without the network, and with every statement counted. */
type Call = { readonly ms: number; readonly statements: Statements; readonly body: string };

/** The largest league there can be: everybody against everybody at home and away, 9,900 games. */
export async function run(): Promise<void> {
  countStatements();
  const store = await newStore({ players: PLAYERS });
  let now = Date.now();
  const app = await buildApp(readConfig(settingsFor(store)), () => now);
  const [organiser] = store.players;
  if (!organiser) throw new Error('Nobody is there to organise it.');

  const creation = { method: 'POST', path: '/leagues/create', payload: LARGEST_LEAGUE } as const;
  const created = await call(app, organiser, creation);
  const { data } = JSON.parse(created.body) as { data: { leagueId: string } }; // by the contract
  const path = `/leagues/${data.leagueId}`;
  const action = (name: string) =>
    ({ method: 'POST', path: `${path}/${name}`, payload: {} }) as const;
  for (const player of store.players) await call(app, player, action('join'));

  const started = await call(app, organiser, action('start'));
  const look = async (name: string, at: string, before?: () => void) =>
    rowOf(name, await looks(app, organiser, path + at, before));
  const rows = [rowOf('start it', [started]), await look('its page', '')];
  rows.push(await look('a round', '/games/99'));
  rows.push(await look('table, without results', '/classification'));
  now += LONG; // all rounds are gone by, and nothing has been played
  rows.push(await look('games left to play', '/overdue'));
  seedResults(store.dataDir);
  const changed = () => noteResult(store.dataDir);
  rows.push(await look('table, after each result', '/classification', changed));
  rows.push(await look('table, unchanged', '/classification'));
  await app.close();
  await store.remove();
  printTable(['100 players, 9,900 games', 'median', 'statements', 'transactions'], rows);
}

/** The looks at a page, each after `before`, which is not measured. */
async function looks(app: App, caller: Player, path: string, before?: () => void): Promise<Call[]> {
  const calls: Call[] = [];
  for (let made = 0; made < LOOKS; made += 1) {
    before?.();
    calls.push(await call(app, caller, { path }));
  }
  return calls;
}

async function call(app: App, { cookie }: Player, request: Request): Promise<Call> {
  const { method = 'GET', path, payload } = request;
  const asked = { method, url: `/api${path}`, headers: { cookie }, ...(payload && { payload }) };
  const start = performance.now();
  const { result, statements } = await counted(() => app.inject(asked));
  const ms = performance.now() - start;
  if (result.statusCode >= 300) throw new Error(result.body);
  return { ms, statements, body: result.body };
}

const rowOf = (name: string, calls: readonly Call[]): string[] => [
  name,
  milliseconds(median(calls.map(({ ms }) => ms))),
  whole(median(calls.map(({ statements }) => statements.count))),
  whole(median(calls.map(({ statements }) => statements.transactions))),
];
