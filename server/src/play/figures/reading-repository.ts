import type { GameKind } from '@darts/contracts/figures';
import { BED_NAMES, type BedName } from '@darts/rules/play/beds';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/store/db.ts';
import { SUMMED, type BestColumns, type SummedColumns } from '#play/figure-columns.ts';

type Figures = SummedColumns &
  BestColumns & { readonly games: number; readonly won: number; readonly drawn: number };

/** Filter of a player's games. */
export type FiguresFilter = {
  readonly userId: string;
  readonly since?: { readonly day: string; readonly time: number } | undefined; // undefined: all days
  readonly kind?: GameKind | undefined;
  readonly format?: string | undefined; // as `formatKey` writes it
};

/** Games of a kind and a format; absent: any. */
export type Group = { readonly kind?: GameKind; readonly format?: string };

type Groups = readonly [Group, ...Group[]];

type Newest = { readonly groups: Groups; readonly limit: number; readonly leastTurns: number };

const sumOf = (column: string) =>
  sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as integer)`;

/** Reads the figures of players. Results are summed by each query; the sums of beds are stored. */
export const readingRepository = (db: Db) => {
  const fitting = (
    { userId, kind, format }: FiguresFilter,
    inTime: RawBuilder<boolean>,
  ): RawBuilder<boolean> => {
    const conditions = [sql<boolean>`user_id = ${userId}`, inTime];
    if (kind) conditions.push(sql`kind = ${kind}`);
    if (format !== undefined) conditions.push(sql`format = ${format}`);
    return sql`${sql.join(conditions, sql` and `)}`;
  };

  /** Returns a subquery for the newest results of some groups. Each group is read by its own index. */
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
    /** Sums the results that match the filter. */
    figures: (filter: FiguresFilter): Promise<Figures> =>
      db
        .selectFrom('results')
        .select(sql<number>`cast(count(*) as integer)`.as('games'))
        .select(sql<number>`cast(coalesce(max(best_turn), 0) as integer)`.as('best_turn'))
        .select(sql<number>`cast(coalesce(max(best_close), 0) as integer)`.as('best_close'))
        .select(sql<number | null>`min(best_leg)`.as('best_leg'))
        .select((['won', 'drawn', ...SUMMED] as const).map((column) => sumOf(column).as(column)))
        .where(fitting(filter, sql`finished_at >= ${filter.since?.time ?? 0}`))
        .executeTakeFirstOrThrow(),

    /** Returns the number of hits of each bed in the games that match the filter. */
    beds: (filter: FiguresFilter): Promise<Record<BedName, number>> =>
      db
        .selectFrom('bed_figures')
        .select(BED_NAMES.map((bed) => sumOf(bed).as(bed)))
        .where(fitting(filter, filter.since ? sql`day >= ${filter.since.day}` : sql`day = ''`))
        .executeTakeFirstOrThrow(),

    /** Returns the number of games of each kind and format on all days, the most played first. */
    groups: (userId: string) =>
      db
        .selectFrom('results')
        .select(['kind', 'format', sql<number>`cast(count(*) as integer)`.as('games')])
        .where('user_id', '=', userId)
        .groupBy(['kind', 'format'])
        .orderBy('games', 'desc')
        .orderBy('format')
        .execute(),

    /** Returns the newest results with at least one turn, newest first. */
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

    /**
     * Returns the rivals of a player, the latest game first. Leaves out deleted accounts, and rivals whose latest game
     * ended at `before` or later.
     */
    rivals: (userId: string, limit: number, before: number) =>
      db
        .selectFrom((own) =>
          own
            .selectFrom('results')
            .select(['rival_id', sql<number>`cast(count(*) as integer)`.as('games')])
            .select(
              (['won', 'drawn', 'legs', 'legs_won'] as const).map((each) => sumOf(each).as(each)),
            )
            .select(({ fn }) => fn.max('finished_at').as('finished_at'))
            .where('user_id', '=', userId)
            .groupBy('rival_id')
            .as('rivals'),
        )
        .innerJoin('users', 'users.user_id', 'rivals.rival_id')
        .select(['users.user_id as rival_id', 'username', 'games', 'won', 'drawn', 'legs'])
        .select(['legs_won', 'finished_at'])
        .where('finished_at', '<', before)
        .orderBy('finished_at', 'desc')
        .limit(limit)
        .execute(),

    /**
     * Sums each player's throws in a competition. Leaves out the games of withdrawn players whose games are all void.
     */
    inCompetition: (competitionId: string) =>
      db
        .selectFrom('results')
        .innerJoin('users', 'users.user_id', 'results.user_id')
        .select(['users.user_id', 'username'])
        .select(
          (['points', 'darts', 'from180'] as const).map((each) =>
            sumOf(`results.${each}`).as(each),
          ),
        )
        .select(({ fn }) => [
          fn.max('best_close').as('best_close'),
          fn.min('best_leg').as('best_leg'),
        ])
        .where('competition_id', '=', competitionId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('enrolments')
                .select('enrolments.user_id')
                .where('enrolments.competition_id', '=', competitionId)
                .where('withdrawn', '=', 'void')
                .where(({ eb, or }) =>
                  or([
                    eb('enrolments.user_id', '=', eb.ref('results.user_id')),
                    eb('enrolments.user_id', '=', eb.ref('results.rival_id')),
                  ]),
                ),
            ),
          ),
        )
        .groupBy(['users.user_id', 'username'])
        .execute(),

    /** Returns the length of the current winning streak, at most `most`. */
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

type Reading = ReturnType<typeof readingRepository>;
export type SummedRow = Awaited<ReturnType<Reading['figures']>>;
export type GroupRow = Awaited<ReturnType<Reading['groups']>>[number];
