import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/platform/config/config.ts';
import type { Player } from '../load/pair.ts';
import { median, milliseconds, printTable, whole } from '../report.ts';
import { seedProfile, sumBeds } from '../seed/profiles.ts';
import { newStore, settingsFor } from '../servers/product.ts';
import { counted, countStatements } from '../statements.ts';

const SIZES = [10, 10_000] as const; // games of a player
const LOOKS = 40; // at each page, alternating, so that other load of the machine affects both players alike

type App = Awaited<ReturnType<typeof buildApp>>;

/** Returns the calls of a profile page, by label; paths under /api. */
const pagesOf = (userId: string): Readonly<Record<string, string>> => ({
  perfil: `/users/${userId}`,
  cifras: `/users/${userId}/statistics`,
  'figures of 90 days': `/users/${userId}/statistics?kind=lobby&days=90`,
  'figures of tournaments': `/users/${userId}/statistics?kind=tournament`, // one game
  'figures of leagues': `/users/${userId}/statistics?kind=league`, // no games
  'figures of a format': `/users/${userId}/statistics?format=501-straight-double-3-20`,
  rivales: `/users/${userId}/rivals`,
  'latest games': `/games/getFinishedGamesByUser/${userId}`,
});

/** Compares the profile of a player with many games with that of a beginner. */
export async function run(): Promise<void> {
  countStatements();
  const store = await newStore({ players: 24 });
  const players = store.players.slice(0, SIZES.length);
  for (const [index, { userId }] of players.entries()) {
    seedProfile(store.dataDir, userId, SIZES[index] ?? 0);
  }
  sumBeds(store.dataDir);
  const app = await buildApp(readConfig(settingsFor(store)));
  const names = Object.keys(pagesOf(''));
  const looks = names.map(() => players.map((): Look[] => []));
  for (let look = 0; look < LOOKS; look += 1) {
    for (const [column, player] of players.entries()) {
      for (const [row, path] of Object.values(pagesOf(player.userId)).entries()) {
        looks[row]?.[column]?.push(await lookAt(app, player, path));
      }
    }
  }
  await app.close();
  await store.remove();

  const times = looks.map((sizes) => sizes.map((each) => median(each.map(({ ms }) => ms))));
  printTable(
    ['', ...SIZES.flatMap((size) => [`${whole(size)} games`, 'statements'])],
    names.map((name, row) => [name].concat((looks[row] ?? []).flatMap(cellsOf))),
  );
  console.log('');
  const most = Math.max(...times.map(([, many = 0]) => many));
  console.log(`slowest page with ${whole(SIZES[1])} games: ${milliseconds(most)} (guide: 25 ms)`);
}

const cellsOf = (looks: readonly Look[]): string[] => [
  milliseconds(median(looks.map(({ ms }) => ms))),
  whole(median(looks.map(({ statements }) => statements))),
];

type Look = { readonly ms: number; readonly statements: number };

/** Makes a call in this process, without the network, and counts its SQL statements. */
async function lookAt(app: App, { cookie }: Player, path: string): Promise<Look> {
  const start = performance.now();
  const { result, statements } = await counted(() =>
    app.inject({ method: 'GET', url: `/api${path}`, headers: { cookie } }),
  );
  const ms = performance.now() - start;
  if (result.statusCode >= 300) throw new Error(result.body);
  return { ms, statements: statements.count };
}
