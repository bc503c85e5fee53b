import { onTestFinished } from 'vitest';
import { wire } from '../../scripts/cluster/wire.ts';
import { connectDatabase } from '../src/platform/store/database.ts';
import type { Db } from '../src/platform/store/db.ts';

/** Does something in a transaction, and vanishes. */
export async function vanishInTransaction(
  databaseUrl: string,
  work: (trx: Db) => Promise<unknown>,
): Promise<void> {
  const url = new URL(databaseUrl);
  const line = await wire(Number(url.port));
  onTestFinished(line.close);
  url.port = String(line.port);
  const db = connectDatabase({ databaseUrl: url.href, dataDir: '' });
  await work(await db.startTransaction().execute());
  line.set('silent');
}
