import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/store/db.ts';
import type { AuditAction, AuditRow } from './tables.ts';

/** Audit log of role changes, deletions, password resets and Google links: actor, target and time. */
export const auditRepository = (db: Db) => ({
  async add(entry: Omit<AuditRow, 'entry_id'>): Promise<void> {
    await db
      .insertInto('audit_log')
      .values({ entry_id: randomUUID(), ...entry })
      .execute();
  },

  /** True if there is an entry of an action since a time. */
  async has(action: AuditAction, since: number): Promise<boolean> {
    const entry = await db
      .selectFrom('audit_log')
      .select('entry_id')
      .where('at', '>=', since)
      .where('action', '=', action)
      .limit(1)
      .executeTakeFirst();
    return entry !== undefined;
  },

  /** Returns the ids of the targets of an action since a time, each once. */
  async targets(action: AuditAction, since: number): Promise<string[]> {
    const rows = await db
      .selectFrom('audit_log')
      .select('target_id')
      .distinct()
      .where('at', '>=', since)
      .where('action', '=', action)
      .execute();
    return rows.flatMap(({ target_id: userId }) => userId ?? []);
  },

  async removeBefore(time: number): Promise<void> {
    await db.deleteFrom('audit_log').where('at', '<', time).execute();
  },
});
