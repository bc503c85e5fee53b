import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CHROMIUM, pathOf } from '../../scripts/programs/needs.ts';
import { FLAGS, openProduct } from '../browser/open-product.ts';
import { hundredths, median, milliseconds, printTable, whole } from '../report.ts';

const PAGES = [
  { name: 'inicio', path: '/' },
  { name: 'configurar', path: '/game/newgame' },
  { name: 'partida local', path: '/play/game/local', isGame: true },
  { name: 'entrar', path: '/login' },
];

const RUNS = 5;

/** Result of one run of `lighthouse.mjs` on a page. */
type Found = {
  readonly name: string;
  readonly scores: readonly { readonly title: string; readonly score: number }[];
  readonly largestPaint: number; // milliseconds
  readonly blocked: number; // milliseconds
  readonly shift: number;
};

/** Runs Lighthouse with its default phone and network, and prints the medians of several runs. */
export const run = (): Promise<void> =>
  openProduct(async ({ url }) => {
    const found: Found[] = [];
    const script = join(import.meta.dirname, '../browser/lighthouse.mjs');
    const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('message', (message) => found.push(message as Found)); // from our own child
    child.send({ url, executablePath: pathOf(CHROMIUM), args: FLAGS, pages: PAGES, times: RUNS });
    const [code] = (await once(child, 'exit')) as [number];
    if (code !== 0) throw new Error('Lighthouse has failed.');

    const titles = found[0]?.scores.map(({ title }) => title) ?? [];
    const ofPage = Map.groupBy(found, ({ name }) => name);
    printTable(['', ...titles, 'LCP', 'TBT', 'CLS'], [...ofPage.entries()].map(rowOf));
  });

function rowOf([name, found]: [string, readonly Found[]]): string[] {
  const middle = (read: (one: Found) => number) => median(found.map(read));
  const titles = found[0]?.scores.map(({ title }) => title) ?? [];
  return [
    name,
    ...titles.map((_, at) => whole(100 * middle(({ scores }) => scores[at]?.score ?? Number.NaN))),
    milliseconds(middle(({ largestPaint }) => largestPaint)),
    milliseconds(middle(({ blocked }) => blocked)),
    hundredths(middle(({ shift }) => shift)),
  ];
}
