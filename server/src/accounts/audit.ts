import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database.ts';
import type { AuditRow } from './tables.ts';

/** Who did what to whom, and when: role changes, deletions, resets and links. */
export const auditRepository = (db: Db) => ({
  async add(entry: Omit<AuditRow, 'entry_id'>): Promise<void> {
    await db
      .insertInto('audit_log')
      .values({ entry_id: randomUUID(), ...entry })
      .execute();
  },

  async removeBefore(time: number): Promise<void> {
    await db.deleteFrom('audit_log').where('at', '<', time).execute();
  },
});
