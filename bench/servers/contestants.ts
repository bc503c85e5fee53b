import { join } from 'node:path';
import { throwawayPostgres } from '../../scripts/throwaway-postgres.ts';
import type { Against } from '../load/main.ts';
import type { Player } from '../load/pair.ts';
import { newStore, startProduct } from './product.ts';
import { startServer, type Running } from './start-server.ts';

/** A server that is sent turns: under which name, and spoken to how. */
export type Contestant = {
  readonly name: string;
  readonly against: Against;
  readonly start: (people: number) => Promise<Contest>;
};

/** One that runs, on its own, with people of its own. */
type Contest = {
  readonly server: Running;
  readonly players: readonly Player[]; // nobody where the server does not ask
  readonly end: () => Promise<void>;
};

async function startOther(file: string): Promise<Contest> {
  const server = await startServer(join(import.meta.dirname, file), { path: '/socket.io/' });
  return { server, players: [], end: server.stop };
}

async function startOwn(players: number, databaseUrl?: string): Promise<Contest> {
  const store = await newStore({ players, ...(databaseUrl && { databaseUrl }) });
  const server = await startProduct(store);
  const end = async () => {
    await server.stop();
    await store.remove();
  };
  return { server, players: store.players, end };
}

/** With a PostgreSQL of its own that keeps what it has said it has, in spite of a power cut. */
async function startOnPostgres(players: number): Promise<Contest> {
  const postgres = await throwawayPostgres({ isDurable: true });
  const own = await startOwn(players, postgres.url);
  const end = async () => {
    await own.end();
    await postgres.stop();
  };
  return { ...own, end };
}

/** The product, and what it is measured against. */
export const CONTESTANTS: readonly Contestant[] = [
  { name: 'Tres Dardos, SQLite', against: 'product', start: (people) => startOwn(people) },
  { name: 'bare Socket.IO', against: 'bare', start: () => startOther('bare-socket-io.ts') },
  { name: 'boardgame.io', against: 'boardgame.io', start: () => startOther('boardgame-io.mjs') },
  { name: 'Colyseus', against: 'colyseus', start: () => startOther('colyseus.mjs') },
  {
    name: 'Tres Dardos, 501 double out, best of 5',
    against: 'product, in legs',
    start: (people) => startOwn(people),
  },
  { name: 'Tres Dardos, PostgreSQL', against: 'product', start: startOnPostgres },
];
