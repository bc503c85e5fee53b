import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/store/db.ts';
import { Refusal } from '#platform/refusals.ts';
import { ask, preparedStatement } from '#platform/store/statements.ts';
import type { Transact } from '#platform/store/transactions.ts';

const LEASE_MS = 10_000;

/** A server that renews its lease later than this has stalled, so that its players may have lost time. */
const STALLED_AFTER_MS = 4_000;

/** A larger jump of the clock counts as a stall: the machine has slept, or the clock was set. */
const MAX_CLOCK_JUMP_MS = 2_000;

type ServerRow = { server_id: string; alive_until: number };

/** An open connection of a user to a server. */
type ConnectionRow = { connection_id: string; server_id: string; user_id: string };

declare module '#platform/store/db.ts' {
  interface Tables {
    servers: ServerRow;
    connections: ConnectionRow;
  }
}

/** Returns the time by the monotonic timer, which stops while the machine sleeps, and by the clock. */
const instant = () => ({ ticks: performance.now(), time: Date.now() });

/** Returns a query for the ids of the open connections. */
export const connectionIds = (db: Db) => db.selectFrom('connections').select('connection_id');

/** True if a user is connected to any server. */
export const isConnected = async (trx: Db, userId: string): Promise<boolean> => {
  const row = await connectionIds(trx).where('user_id', '=', userId).limit(1).executeTakeFirst();
  return row !== undefined;
};

const holdConnection = preparedStatement<{ connectionId: string }>((db, { connectionId }) =>
  db
    .updateTable('connections')
    .set((columns) => ({ user_id: columns.ref('user_id') })) // changes nothing, but locks the row on PostgreSQL
    .where('connection_id', '=', connectionId)
    .returning('connection_id'),
);

/**
 * Locks a connection's row until the transaction ends. Call this before writing the connection's id anywhere. A
 * disconnect deletes the row before it reads what the connection holds, so that the id cannot be written afterwards.
 *
 * @throws {Refusal} `connection-lost` if the row is gone
 */
export async function lockConnection(trx: Db, connectionId: string): Promise<void> {
  const [row] = await ask(trx, holdConnection(trx, { connectionId }));
  if (!row) throw new Refusal('connection-lost');
}

export type Servers = ReturnType<typeof serversOf>;

/**
 * Manages the leases of the servers that share the store, and their connections, which are deleted with the lease. The
 * servers' clocks must agree within two seconds.
 */
export function serversOf(db: Db, transact: Transact) {
  let serverId = randomUUID();
  let renewed = instant();
  let hasFailed = false; // true if the last renewal failed
  let owesTime = false; // true if players may have lost time that they have not got back
  let isWritable = true; // false if the last renewal could not write to the store

  function isLate(): boolean {
    const { ticks, time } = instant();
    const passed = ticks - renewed.ticks;
    const jump = time - renewed.time - passed;
    return hasFailed || passed > STALLED_AFTER_MS || Math.abs(jump) > MAX_CLOCK_JUMP_MS;
  }

  async function renew(): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('servers')
      .set({ alive_until: Date.now() + LEASE_MS })
      .where('server_id', '=', serverId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function registerServer(): Promise<void> {
    const freshId = randomUUID();
    await db
      .insertInto('servers')
      .values({ server_id: freshId, alive_until: Date.now() + LEASE_MS })
      .execute();
    serverId = freshId; // set after the insert: connections of an unknown server are deleted
  }

  /** Renews the lease. If the lease was lost, registers this server under a new id and returns true. */
  async function renewOrRegister(): Promise<boolean> {
    try {
      const leaseLost = !(await renew());
      if (leaseLost) await registerServer();
      isWritable = true;
      return leaseLost;
    } catch (error) {
      isWritable = false;
      throw error;
    }
  }

  /** Deletes connections whose server is gone, for example connections added while their server stopped. */
  async function removeOrphanedConnections(trx: Db): Promise<void> {
    const there = trx.selectFrom('servers').select('server_id');
    await trx.deleteFrom('connections').where('server_id', 'not in', there).execute();
  }

  /** Deletes the servers whose leases ended before `time`, and returns their number. */
  const removeBefore = (time: number): Promise<number> =>
    transact(async ({ db: trx }) => {
      const gone = await trx
        .deleteFrom('servers')
        .where('alive_until', '<', time)
        .returning('server_id')
        .execute();
      if (gone.length > 0) await removeOrphanedConnections(trx);
      return gone.length;
    });

  return {
    /** Registers this server. Deletes the servers with expired leases, or all others if `isAlone`. */
    async register(isAlone: boolean): Promise<void> {
      await removeBefore(isAlone ? Number.MAX_SAFE_INTEGER : Date.now());
      await transact(({ db: trx }) => removeOrphanedConnections(trx));
      await registerServer();
    },

    /**
     * Renews the lease of this server, and deletes the servers with expired leases.
     *
     * @returns `leaseLost`: this server had been deleted; `someoneStalled`: players of some server may have lost time
     */
    async renewLease(): Promise<{ leaseLost: boolean; someoneStalled: boolean }> {
      owesTime ||= isLate();
      hasFailed = true;
      const leaseLost = await renewOrRegister();
      renewed = instant();
      const gone = await removeBefore(Date.now());
      hasFailed = false;
      owesTime ||= leaseLost || gone > 0;
      return { leaseLost, someoneStalled: owesTime };
    },

    /** Resets `someoneStalled`. Call this once players have got back the time that they lost. */
    timeGranted: (): void => void (owesTime = false),

    /** True if players may have lost time that they have not got back. */
    someoneStalled: (): boolean => owesTime || isLate(),

    /** False if the last renewal failed, for example on a full disk. */
    canWrite: (): boolean => isWritable,

    /** Deletes this server and its connections. */
    async leave(): Promise<void> {
      await db.deleteFrom('servers').where('server_id', '=', serverId).execute();
      await db.deleteFrom('connections').where('server_id', '=', serverId).execute();
    },

    async addConnection(connectionId: string, userId: string): Promise<void> {
      const row = { connection_id: connectionId, server_id: serverId, user_id: userId };
      // `transact` shares commits: after a restart all clients connect at once.
      await transact(({ db: trx }) => trx.insertInto('connections').values(row).execute());
    },

    async removeConnection(connectionId: string): Promise<void> {
      await transact(({ db: trx }) =>
        trx.deleteFrom('connections').where('connection_id', '=', connectionId).execute(),
      );
    },
  };
}
