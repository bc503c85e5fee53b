import type { GameKind } from '@darts/contracts/figures';
import { BED_NAMES, type BedName } from '@darts/rules/play/beds';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/store/db.ts';
import type { FiguresRow } from '#play/tables.ts';
import { SUMMED } from '#play/figure-columns.ts';

/** Which games of a player are looked at. */
export type FiguresFilter = {
  readonly userId: string;
  readonly since?: { readonly day: string; readonly time: number } | undefined; // all days without it
  readonly kind?: GameKind | undefined;
  readonly format?: string | undefined; // as `formatKey` has it
};

/** Games of a kind and a format, or of any. */
export type Group = { readonly kind?: GameKind; readonly format?: string };

type Groups = readonly [Group, ...Group[]];

type Newest = { readonly groups: Groups; readonly limit: number; readonly leastTurns: number };

const sumOf = (column: string) =>
  sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as integer)`;

/** Figures of players, as they are summed. */
export const readingRepository = (db: Db) => {
  /** The rows of sums that fit: of each day, or of all of them. */
  const fitting = ({ userId, since, kind, format }: FiguresFilter) => {
    const conditions: RawBuilder<boolean>[] = [
      sql`user_id = ${userId}`,
      since ? sql`day >= ${since.day}` : sql`day = ''`,
    ];
    if (kind) conditions.push(sql`kind = ${kind}`);
    if (format !== undefined) conditions.push(sql`format = ${format}`);
    return sql<boolean>`${sql.join(conditions, sql` and `)}`;
  };

  /** The newest results of some groups, each found by an index that leads past no others. */
  function newest({ userId, since }: FiguresFilter, { groups, limit, leastTurns }: Newest) {
    const of = ({ kind, format }: Group) => {
      let rows = db.selectFrom('results').where('user_id', '=', userId);
      if (since) rows = rows.where('finished_at', '>=', since.time);
      if (kind) rows = rows.where('kind', '=', kind);
      if (format !== undefined) rows = rows.where('format', '=', format);
      const own = rows
        .select(['finished_at', 'won'])
        .where('turns', '>=', leastTurns)
        .orderBy('finished_at', 'desc')
        .limit(limit);
      return db.selectFrom(own.as('own')).selectAll();
    };
    const [first, ...rest] = groups;
    return rest
      .reduce((all, group) => all.unionAll(of(group)), of(first))
      .orderBy('finished_at', 'desc')
      .limit(limit)
      .as('newest');
  }

  return {
    /** All that fit, in one. */
    figures: (
      filter: FiguresFilter,
    ): Promise<Omit<FiguresRow, 'user_id' | 'day' | 'kind' | 'format'>> =>
      db
        .selectFrom('figures')
        .select(sql<number>`cast(coalesce(max(best_turn), 0) as integer)`.as('best_turn'))
        .select(sql<number>`cast(coalesce(max(best_close), 0) as integer)`.as('best_close'))
        .select(sql<number | null>`min(best_leg)`.as('best_leg'))
        .select(
          (['games', 'won', 'drawn', ...SUMMED] as const).map((column) => sumOf(column).as(column)),
        )
        .where(fitting(filter))
        .executeTakeFirstOrThrow(),

    /** How often each bed was hit in those that fit. */
    beds: (filter: FiguresFilter): Promise<Record<BedName, number>> =>
      db
        .selectFrom('bed_figures')
        .select(BED_NAMES.map((bed) => sumOf(bed).as(bed)))
        .where(fitting(filter))
        .executeTakeFirstOrThrow(),

    /** Of which kinds and formats there are games, and how many, of any day. */
    groups: (userId: string) =>
      db
        .selectFrom('figures')
        .select(['kind', 'format', 'games'])
        .where('user_id', '=', userId)
        .where('day', '=', '')
        .orderBy('games', 'desc')
        .orderBy('format')
        .execute(),

    /** The newest results that have a turn, newest first. */
    latest: (filter: FiguresFilter, groups: Groups, limit: number) =>
      db
        .selectFrom('results')
        .select(['game_id', 'results.finished_at', 'points', 'turns', 'darts'])
        .where('user_id', '=', filter.userId)
        .where('finished_at', 'in', (row) =>
          row
            .selectFrom(newest(filter, { groups, limit, leastTurns: 1 }))
            .select('newest.finished_at'),
        )
        .orderBy('finished_at', 'desc')
        .execute(),

    /** Against whom a player has played, those of the latest games first, from before a time. */
    rivals: (userId: string, limit: number, before: number) =>
      db
        .selectFrom('rivalries')
        .innerJoin('users', 'users.user_id', 'rivalries.rival_id')
        .select([
          'rival_id',
          'username',
          'games',
          'won',
          'drawn',
          'legs',
          'legs_won',
          'finished_at',
        ])
        .where('rivalries.user_id', '=', userId)
        .where('finished_at', '<', before)
        .orderBy('finished_at', 'desc')
        .limit(limit)
        .execute(),

    /** What each player has thrown in a league or a tournament. */
    inCompetition: (competitionId: string) =>
      db
        .selectFrom('competition_figures')
        .innerJoin('users', 'users.user_id', 'competition_figures.user_id')
        .select(['users.user_id', 'username', 'competition_figures.points', 'darts', 'from180'])
        .select(['best_close', 'best_leg'])
        .where('competition_id', '=', competitionId)
        .execute(),

    /** How many games were won since the last that was not, counted so far. */
    async streak(filter: FiguresFilter, groups: Groups, most: number): Promise<number> {
      const rows = await db
        .selectFrom(newest(filter, { groups, limit: most, leastTurns: 0 }))
        .select('won')
        .orderBy('finished_at', 'desc')
        .execute();
      const last = rows.findIndex(({ won }) => won === 0);
      return last === -1 ? rows.length : last;
    },
  };
};
