import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/store/db.ts';
import type { AuditAction, AuditRow } from './tables.ts';

/** Who did what to whom, and when: role changes, deletions, resets and links. */
export const auditRepository = (db: Db) => ({
  async add(entry: Omit<AuditRow, 'entry_id'>): Promise<void> {
    await db
      .insertInto('audit_log')
      .values({ entry_id: randomUUID(), ...entry })
      .execute();
  },

  /** Whether anything of a kind has been done since a time. */
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

  /** Returns the ids of the users that an action was done to since a time. */
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
