/** Child process that plays against a server, as its parent's job says. */
import { barePair } from './bare-pair.ts';
import { boardgameIoPair } from './boardgame-io-pair.ts';
import type { Played } from './meter.ts';
import { GAME_OF_LEGS, type Pair, type Player } from './pair.ts';
import { play, type Pace, type Table } from './play.ts';
import { productPair } from './product-pair.ts';

export type Against = 'product' | 'product, in legs' | 'bare' | 'boardgame.io' | 'colyseus';

export type Job = {
  readonly against: Against;
  readonly url: string;
  readonly pairs: number;
  readonly players: readonly Player[]; // two for each pair; only for the product
  readonly paces: readonly Pace[];
};

/** Message to the parent. */
export type Report = 'start' | 'end' | Played;

const send = (report: Report) => process.send?.(report);

process.once('message', (sent) => {
  const job = sent as Job; // from our own parent
  run(job).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

async function run(job: Job): Promise<void> {
  const tables: Table[] = [];
  for (let index = 0; index < job.pairs; index += 1) {
    tables.push({ pair: await pairOf(job, index), turnsLeft: 0 });
  }
  const hooks = { onStart: () => send('start'), onEnd: () => send('end') };
  for (const pace of job.paces) send(await play(tables, pace, hooks));
  process.exit(0);
}

const pairOf = ({ against, url, players }: Job, index: number): Promise<Pair> =>
  ({
    bare: () => barePair(url),
    'boardgame.io': () => boardgameIoPair(url),
    colyseus: () => colyseusPair(url),
    product: () => productPair(url, playersAt(players, index)),
    'product, in legs': () => productPair(url, playersAt(players, index), GAME_OF_LEGS),
  })[against]();

const playersAt = (players: readonly Player[], pair: number) =>
  [playerAt(players, 2 * pair), playerAt(players, 2 * pair + 1)] as const;

function playerAt(players: readonly Player[], index: number): Player {
  const player = players[index];
  if (!player) throw new Error('Too few players.');
  return player;
}

/** Imports the Colyseus client on demand: its packages are installed for the benchmarks only. */
async function colyseusPair(url: string): Promise<Pair> {
  const file = './colyseus-pair.mjs';
  // Our own file, without types for the same reason.
  const { colyseusPair: make } = (await import(file)) as {
    colyseusPair: (url: string) => Promise<Pair>;
  };
  return make(url);
}
