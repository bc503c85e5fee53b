import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/store/db.ts';
import { Refusal } from '#platform/refusals.ts';
import { ask, preparedStatement } from '#platform/store/statements.ts';
import type { Transact } from '#platform/store/transactions.ts';

/** How long a server's lease lasts, in milliseconds. */
const LEASE = 10_000;

/** A server that renews its lease later than this was stalled, and its players with it. In milliseconds. */
const STALLED_AFTER = 4_000;

/** A leap of the clock that costs players time: the machine has slept, or the clock was set. In milliseconds. */
const LEAP = 2_000;

type ServerRow = { server_id: string; alive_until: number };

/** A live connection, of whom, and to which server. */
type ConnectionRow = { connection_id: string; server_id: string; user_id: string };

declare module '#platform/store/db.ts' {
  interface Tables {
    servers: ServerRow;
    connections: ConnectionRow;
  }
}

/** Now, by what ticks on whatever is set, but stands while the machine sleeps, and by the clock. */
const instant = () => ({ ticks: performance.now(), time: Date.now() });

/** The connections that are there, for what is held by one. */
export const connectionIds = (db: Db) => db.selectFrom('connections').select('connection_id');

const holdConnection = preparedStatement<{ connectionId: string }>((db, { connectionId }) =>
  db
    .updateTable('connections')
    .set((columns) => ({ user_id: columns.ref('user_id') })) // locks on PostgreSQL, changes nothing
    .where('connection_id', '=', connectionId)
    .returning('connection_id'),
);

/**
 * Locks a connection's row until the transaction ends. Whatever is about to name a connection locks it
 * first: a departure takes the row out before it looks what the connection holds, so that it finds all
 * that was written by then, and nothing is written afterwards.
 *
 * @throws {Refusal} `connection-lost` when it is no longer there
 */
export async function lockConnection(trx: Db, connectionId: string): Promise<void> {
  const [row] = await ask(trx, holdConnection(trx, { connectionId }));
  if (!row) throw new Refusal('connection-lost');
}

export type Servers = ReturnType<typeof serversOf>;

/**
 * The servers that share the store, this one among them, and the connections to each. A server that
 * dies takes its connections along. Their clocks need to agree within a second or two.
 */
export function serversOf(db: Db, transact: Transact) {
  let serverId = randomUUID();
  let renewed = instant();
  let hasFailed = false; // to renew it, the last time
  let owesTime = false; // to players who were stalled
  let isWritable = true; // the store, as the lease has shown

  function isLate(): boolean {
    const { ticks, time } = instant();
    const passed = ticks - renewed.ticks;
    const leap = time - renewed.time - passed;
    return hasFailed || passed > STALLED_AFTER || Math.abs(leap) > LEAP;
  }

  async function renew(): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('servers')
      .set({ alive_until: Date.now() + LEASE })
      .where('server_id', '=', serverId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function registerServer(): Promise<void> {
    const freshId = randomUUID();
    await db
      .insertInto('servers')
      .values({ server_id: freshId, alive_until: Date.now() + LEASE })
      .execute();
    serverId = freshId; // once it is there: a connection of no server is taken out
  }

  /** Renews the lease, or takes another, and returns whether the server had been taken out. */
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

  /** Takes out connections without a server: one that came while its server stopped may be left. */
  async function removeConnectionsOfNone(trx: Db): Promise<void> {
    const there = trx.selectFrom('servers').select('server_id');
    await trx.deleteFrom('connections').where('server_id', 'not in', there).execute();
  }

  /** Takes out the servers whose leases have ended before a time, and returns how many. */
  const removeBefore = (time: number): Promise<number> =>
    transact(async ({ db: trx }) => {
      const gone = await trx
        .deleteFrom('servers')
        .where('alive_until', '<', time)
        .returning('server_id')
        .execute();
      if (gone.length > 0) await removeConnectionsOfNone(trx);
      return gone.length;
    });

  return {
    /** To be called at the start. A server that is alone knows that all others are gone. */
    async register(isAlone: boolean): Promise<void> {
      await removeBefore(isAlone ? Number.MAX_SAFE_INTEGER : Date.now());
      await transact(({ db: trx }) => removeConnectionsOfNone(trx));
      await registerServer();
    },

    /**
     * Renews the lease of this server, and takes out the servers whose lease has run out.
     *
     * @returns whether this one had been taken out, and whether any server, and with it its players, was stalled
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

    /** To be called once players have been given the time that they lost: until then someone is stalled. */
    timeGranted: (): void => void (owesTime = false),

    /** Whether players may have lost time that they have not been given yet. */
    someoneStalled: (): boolean => owesTime || isLate(),

    /** Whether the lease could be renewed, the last time: not, for as long as the disk is full, say. */
    canWrite: (): boolean => isWritable,

    /** To be called at the end. */
    async leave(): Promise<void> {
      await db.deleteFrom('servers').where('server_id', '=', serverId).execute();
      await db.deleteFrom('connections').where('server_id', '=', serverId).execute();
    },

    async addConnection(connectionId: string, userId: string): Promise<void> {
      const row = { connection_id: connectionId, server_id: serverId, user_id: userId };
      // Together with others: after a restart everybody comes back at once.
      await transact(({ db: trx }) => trx.insertInto('connections').values(row).execute());
    },

    async removeConnection(connectionId: string): Promise<void> {
      await transact(({ db: trx }) =>
        trx.deleteFrom('connections').where('connection_id', '=', connectionId).execute(),
      );
    },
  };
}
