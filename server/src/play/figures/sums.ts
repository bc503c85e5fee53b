/** The sums that are kept of results, and the statement that adds results to them. */
import { sql, type RawBuilder } from 'kysely';
import { SUMMED } from '#play/figure-columns.ts';

/** A table of sums, and how each of its columns follows from results. */
export type Sums = {
  readonly table: string;
  readonly keys: Readonly<Record<string, RawBuilder<unknown>>>; // what there is a row for each of
  readonly sums: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly most?: readonly string[]; // columns of which the highest is kept
  readonly fewest?: readonly string[]; // and the lowest, where there is one
  readonly of?: RawBuilder<unknown>; // the results that it is of; all, without it
};

const columns = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, sql.ref(name)]));

const GAMES = { games: sql`1`, ...columns(['won', 'drawn']) };

const OF_FIGURES = {
  table: 'figures',
  sums: { ...GAMES, ...columns(SUMMED) },
  most: ['best_turn', 'best_close'],
  fewest: ['best_leg'],
};

export const FIGURE_SUMS: Sums = {
  ...OF_FIGURES,
  keys: columns(['user_id', 'day', 'kind', 'format']),
};

/** Over all days: in the same table, under a day without a date. */
export const TOTAL_SUMS: Sums = {
  ...OF_FIGURES,
  keys: { ...columns(['user_id']), day: sql`''`, ...columns(['kind', 'format']) },
};

export const RIVALRY_SUMS: Sums = {
  table: 'rivalries',
  keys: columns(['user_id', 'rival_id']),
  sums: { ...GAMES, ...columns(['legs', 'legs_won']) },
  most: ['finished_at'],
  of: sql`exists (select * from users where users.user_id = results.rival_id)`,
};

/** Without the games of players whose games are all void in it. */
export const COMPETITION_SUMS: Sums = {
  table: 'competition_figures',
  keys: columns(['competition_id', 'user_id']),
  sums: columns(['points', 'darts', 'from180']),
  most: ['best_close'],
  fewest: ['best_leg'],
  of: sql`competition_id is not null and not exists (
    select * from enrolments
    where enrolments.competition_id = results.competition_id
    and enrolments.user_id in (results.user_id, results.rival_id) and withdrawn = 'void')`,
};

/** Adds the results that fit a condition to sums. */
export const addedFrom = (to: Sums, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  added(to, condition, {
    aggregated: (by, value) => sql`${sql.raw(by)}(${value})`,
    grouping: sql`group by ${sql.join(Object.keys(to.keys).map((_, index) => sql.lit(index + 1)))}`,
  });

/** Adds those of one game, of which each belongs to another row of sums: grouping them takes as long again. */
export const addedFromGame = (to: Sums, gameId: string): RawBuilder<unknown> =>
  added(to, sql`game_id = ${gameId}`, { aggregated: (_, value) => value, grouping: sql`` });

type Selecting = {
  readonly aggregated: (
    by: 'sum' | 'max' | 'min',
    value: RawBuilder<unknown>,
  ) => RawBuilder<unknown>;
  readonly grouping: RawBuilder<unknown>;
};

function added(
  to: Sums,
  condition: RawBuilder<unknown>,
  { aggregated, grouping }: Selecting,
): RawBuilder<unknown> {
  const { table, keys, sums, most = [], fewest = [], of = sql`1 = 1` } = to;
  const names = [...Object.keys(keys), ...Object.keys(sums), ...most, ...fewest];
  const selected = [
    ...Object.values(keys),
    ...Object.values(sums).map((each) => aggregated('sum', each)),
    ...most.map((name) => aggregated('max', sql.ref(name))),
    ...fewest.map((name) => aggregated('min', sql.ref(name))),
  ];
  return sql`
    insert into ${sql.table(table)} (${refs(names)})
    select ${sql.join(selected)}
    from results
    where ${condition} and ${of}
    ${grouping}
    on conflict (${refs(Object.keys(keys))}) do update set ${sql.join([
      ...Object.keys(sums).map((name) => set(name, sql`${old(table, name)} + ${incoming(name)}`)),
      ...most.map((name) => set(name, better(table, name, sql`>`))),
      ...fewest.map((name) => set(name, better(table, name, sql`<`))),
    ])}`;
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const old = (table: string, name: string) => sql.ref(`${table}.${name}`);
const incoming = (name: string) => sql.ref(`excluded.${name}`);
const set = (name: string, value: RawBuilder<unknown>) => sql`${sql.ref(name)} = ${value}`;

/** Of two values the better one; one that is missing is none. */
const better = (table: string, name: string, than: RawBuilder<unknown>) => sql`case
  when ${old(table, name)} is null or ${incoming(name)} ${than} ${old(table, name)}
  then ${incoming(name)} else ${old(table, name)} end`;
