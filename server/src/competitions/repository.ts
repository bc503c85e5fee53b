import {
  COMPETITION_STATUSES,
  type CompetitionFilters,
  type CompetitionStatus,
} from '@darts/contracts/competitions';
import type { Role } from '@darts/rules/accounts/permissions';
import type { Db } from '#platform/store/db.ts';
import { Refusal } from '#platform/refusals.ts';
import { holds } from '#platform/store/search.ts';
import type { CompetitionKind, CompetitionRow, Withdrawal } from './tables.ts';

/** A competition with its creator's name and role; null when the account is gone. */
export type NamedCompetition = CompetitionRow & {
  readonly creator: string | null;
  readonly creator_role: Role | null;
};

/** A new competition. The other columns get their defaults. */
type NewCompetition = Omit<CompetitionRow, 'grace_days' | 'ended_at'>;

/** An enrolled user; `username` is null when the account is gone. */
export type Enrolled = {
  readonly competition_id: string;
  readonly user_id: string;
  readonly username: string | null;
  readonly withdrawn: Withdrawal | null; // null while the user plays
};

/** A competition with its enrolments. */
export type Competition = NamedCompetition & { readonly enrolled: readonly Enrolled[] };

/** Data shared by leagues and tournaments, in the store. */
export const competitionRepository = (db: Db) => {
  const competitions = () =>
    db
      .selectFrom('competitions')
      .leftJoin('users as creator', 'creator.user_id', 'competitions.created_by')
      .selectAll('competitions')
      .select(['creator.username as creator', 'creator.role as creator_role']);

  return {
    async get(kind: CompetitionKind, competitionId: string): Promise<NamedCompetition> {
      const row = await competitions()
        .where('competition_id', '=', competitionId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (!row) throw new Refusal(kind === 'league' ? 'league-not-found' : 'tournament-not-found');
      return row;
    },

    async names(competitionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (competitionIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('competitions')
        .select(['competition_id', 'name'])
        .where('competition_id', 'in', competitionIds)
        .execute();
      return new Map(rows.map((row) => [row.competition_id, row.name]));
    },

    /** Returns a page of the competitions that match all filters, newest first. */
    list(
      kind: CompetitionKind,
      { status, q, mine, created, before, limit }: CompetitionFilters,
      userId: string,
    ): Promise<NamedCompetition[]> {
      const latest = before === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(before);

      /** Selects the newest competitions in a status, in the order of an index. */
      function newest(only: CompetitionStatus) {
        let query = competitions()
          .where('kind', '=', kind)
          .where('competitions.status', '=', only)
          .where('competitions.created_at', '<', latest);
        if (created) query = query.where('created_by', '=', userId);
        if (mine) {
          query = query.where('competition_id', 'in', (row) =>
            row.selectFrom('enrolments').select('competition_id').where('user_id', '=', userId),
          );
        }
        if (q) query = query.where(holds(q, 'name_key', 'creator.username_key'));
        const page = query.orderBy('competitions.created_at', 'desc').limit(limit);
        return db.selectFrom(page.as('newest')).selectAll();
      }

      const [first = newest('pendiente'), ...others] = statusesIn(status).map(newest);
      return others
        .reduce((all, each) => all.unionAll(each), first)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
    },

    /** Returns the enrolled users of some competitions, in the order of enrolment. */
    async enrolled(competitionIds: readonly string[]): Promise<Enrolled[]> {
      if (competitionIds.length === 0) return [];
      return db
        .selectFrom('enrolments')
        .leftJoin('users', 'users.user_id', 'enrolments.user_id')
        .select(['enrolments.competition_id', 'enrolments.user_id', 'users.username', 'withdrawn'])
        .where('competition_id', 'in', competitionIds)
        .orderBy('enrolled_at')
        .orderBy('enrolments.user_id')
        .execute();
    },

    /** Adds a competition. `created_at` is unique within a kind: the next free millisecond is used. */
    async add(row: NewCompetition): Promise<void> {
      for (let time = row.created_at; ; time += 1) {
        const added = await db
          .insertInto('competitions')
          .values({ ...row, created_at: time })
          .onConflict((conflict) => conflict.columns(['kind', 'created_at']).doNothing())
          .returning('competition_id')
          .executeTakeFirst();
        if (added) return;
      }
    },

    /** Writes some columns, and locks the competition until the transaction ends. */
    async change(competitionId: string, changes: Partial<CompetitionRow> = {}): Promise<void> {
      await db
        .updateTable('competitions')
        .set((row) => ({ ...changes, version: row('version', '+', 1) }))
        .where('competition_id', '=', competitionId)
        .execute();
    },

    /** Deletes a competition. Its enrolments and the rows of its kind are deleted by cascade. */
    async remove(competitionId: string): Promise<void> {
      await db.deleteFrom('competitions').where('competition_id', '=', competitionId).execute();
    },

    /** Enrols a user; false if the user was enrolled before. */
    async enrol(competitionId: string, userId: string, now: number): Promise<boolean> {
      const row = await db
        .insertInto('enrolments')
        .values({ competition_id: competitionId, user_id: userId, enrolled_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the withdrawn players of a competition, with the outcome of their games. */
    withdrawn: (competitionId: string) =>
      db
        .selectFrom('enrolments')
        .select(['user_id', 'withdrawn'])
        .where('competition_id', '=', competitionId)
        .where('withdrawn', 'is not', null)
        .execute(),

    /** Marks a player as withdrawn from a competition that has begun. */
    async retire(competitionId: string, userId: string, withdrawn: Withdrawal): Promise<void> {
      await db
        .updateTable('enrolments')
        .set({ withdrawn })
        .where('competition_id', '=', competitionId)
        .where('user_id', '=', userId)
        .execute();
    },

    /** Removes an enrolment; false if there was none. */
    async withdraw(competitionId: string, userId: string): Promise<boolean> {
      const row = await db
        .deleteFrom('enrolments')
        .where('competition_id', '=', competitionId)
        .where('user_id', '=', userId)
        .returning('user_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the pending competitions of a kind that a user is enrolled in. */
    async pendingOf(kind: CompetitionKind, userId: string): Promise<CompetitionRow[]> {
      return db
        .selectFrom('competitions')
        .innerJoin('enrolments', 'enrolments.competition_id', 'competitions.competition_id')
        .selectAll('competitions')
        .where('kind', '=', kind)
        .where('user_id', '=', userId)
        .where('status', '=', 'pendiente')
        .execute();
    },

    /** Returns the ids of the unfinished competitions of a kind that a user created. */
    async unfinishedBy(kind: CompetitionKind, userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('competitions')
        .select('competition_id')
        .where('created_by', '=', userId)
        .where('kind', '=', kind)
        .where('status', '!=', 'finalizada')
        .execute();
      return rows.map((row) => row.competition_id);
    },

    /** Clears the creator of the competitions of a kind that a user created, and returns their ids. */
    async forgetCreator(kind: CompetitionKind, userId: string): Promise<string[]> {
      const rows = await db
        .updateTable('competitions')
        .set({ created_by: null })
        .where('created_by', '=', userId)
        .where('kind', '=', kind)
        .returning('competition_id')
        .execute();
      return rows.map((row) => row.competition_id);
    },
  };
};

/** Returns the statuses that a filter names; all statuses without a filter. The contract allows no other words. */
const statusesIn = (filter: string | undefined): readonly CompetitionStatus[] =>
  COMPETITION_STATUSES.filter((status) => filter?.split(',').includes(status) ?? true);
