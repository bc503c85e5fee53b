/** Stored sums of figures, and the same sums computed again from the stored games. */
import { ENTERED_REASONS } from '@darts/rules/play/endings/end-reasons';
import { bedsHit, figuresOf } from '@darts/rules/play/figures/figures';
import { formatKey } from '@darts/rules/play/figures/format-key';
import type { Game } from '@darts/rules/play/game';
import { SEATS, type Seat } from '@darts/rules/play/seats';
import type { Db } from '../../src/platform/store/db.ts';
import { dateOf } from '../../src/platform/madrid.ts';
import { figuresFrom } from '../../src/play/figure-columns.ts';
import { gameRepository, type LiveGameRow } from '../../src/play/repository.ts';
import { gameIn } from '../../src/play/stored-game.ts';

type Sums = Map<string, Map<string, number>>;

function add(sums: Sums, key: readonly unknown[], values: Readonly<Record<string, number>>) {
  if (Object.keys(values).length === 0) return;
  const row = sums.get(key.join('|')) ?? new Map<string, number>();
  for (const [name, value] of Object.entries(values)) {
    const before = row.get(name);
    if (name.startsWith('bestLeg')) row.set(name, Math.min(before ?? Infinity, value));
    else if (name.startsWith('best')) row.set(name, Math.max(before ?? 0, value));
    else row.set(name, (before ?? 0) + value);
  }
  sums.set(key.join('|'), row);
}

const noSums = () => ({
  figures: new Map() as Sums,
  beds: new Map() as Sums,
  rivals: new Map() as Sums,
  leagues: new Map() as Sums,
  users: new Map() as Sums,
});

/** Computes all sums from the stored games. */
async function recounted(db: Db) {
  const users = await db.selectFrom('users').select('user_id').execute();
  const there = new Set(users.map((row) => row.user_id));
  const ids = await db.selectFrom('games').select('game_id').execute();
  const sums = noSums();
  for (const { game_id } of ids) {
    const row = await gameRepository(db).get(game_id);
    const game = gameIn(row);
    if (
      !game.outcome ||
      ['absence', 'void', 'bye', ...ENTERED_REASONS].includes(game.outcome.reason)
    )
      continue;
    for (const seat of SEATS) addPart(sums, { row, game, seat, there });
  }
  return sums;
}

type GamePart = {
  readonly row: LiveGameRow;
  readonly game: Game;
  readonly seat: Seat;
  readonly there: ReadonlySet<string>; // ids of existing accounts
};

function addPart(sums: ReturnType<typeof noSums>, { row, game, seat, there }: GamePart): void {
  const ids = [row.player1_id!, row.player2_id!] as const;
  const [own, rival] = seat === 'player1' ? ids : ([ids[1], ids[0]] as const);
  if (!there.has(own)) return;
  const { steps, bestLeg, ...figures } = figuresOf(game, seat);
  const winner = game.outcome?.winner;
  const result = { games: 1, won: Number(winner === seat), drawn: Number(!winner) };
  const shortest: Record<string, number> = bestLeg === null ? {} : { bestLeg };
  const beds = Object.fromEntries(bedsHit(game.turns, seat));
  for (const day of [dateOf(row.finished_at!), '']) {
    const key = [own, day, row.kind, formatKey(game.settings)];
    add(sums.figures, key, { ...result, ...figures, ...shortest, ...byStep(steps) });
    add(sums.beds, key, beds);
  }
  const { legs, legsWon, points, darts, bestClose, turns } = figures;
  const against = { ...result, legs, legsWon, bestLast: row.finished_at! };
  if (there.has(rival)) add(sums.rivals, [own, rival], against);
  const inLeague = { points, darts, max: steps.at(-1)!, bestClose, ...shortest };
  if (row.competition_id) add(sums.leagues, [row.competition_id, own], inLeague);
  add(sums.users, [own], { games: 1, won: result.won, points, turns });
}

const byStep = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((count, step) => [`from${step * 20}`, count]));

/** Reads the stored sums. */
async function summed(db: Db) {
  const sums = noSums();
  for (const row of await db.selectFrom('figures').selectAll().execute()) {
    const { steps, bestLeg, ...figures } = figuresFrom(row);
    const { games, won, drawn } = row;
    add(sums.figures, [row.user_id, row.day, row.kind, row.format], {
      games,
      won,
      drawn,
      ...figures,
      ...(bestLeg !== null && { bestLeg }),
      ...byStep(steps),
    });
  }
  for (const { user_id, day, kind, format, ...beds } of await db
    .selectFrom('bed_figures')
    .selectAll()
    .execute()) {
    const hit = Object.entries(beds).filter(([, count]) => count !== 0);
    if (hit.length > 0) add(sums.beds, [user_id, day, kind, format], Object.fromEntries(hit));
  }
  for (const row of await db.selectFrom('rivalries').selectAll().execute()) {
    const { games, won, drawn, legs, legs_won: legsWon, finished_at: bestLast } = row;
    const result = { games, won, drawn, legs, legsWon, bestLast };
    add(sums.rivals, [row.user_id, row.rival_id], result);
  }
  for (const row of await db.selectFrom('competition_figures').selectAll().execute()) {
    const best = { bestClose: row.best_close, ...(row.best_leg && { bestLeg: row.best_leg }) };
    const { points, darts, from180: max } = row;
    add(sums.leagues, [row.competition_id, row.user_id], { points, darts, max, ...best });
  }
  for (const row of await db.selectFrom('users').selectAll().execute()) {
    const { games_played: games, games_won: won, points, turns } = row;
    if (games > 0) add(sums.users, [row.user_id], { games, won, points, turns });
  }
  return sums;
}

const inOrder = (sums: Awaited<ReturnType<typeof summed>>) =>
  Object.entries(sums).map(([name, rows]) => [
    name,
    Object.fromEntries([...rows].map(([key, row]) => [key, Object.fromEntries(row)])),
  ]);

/** Returns the stored sums, sorted. */
export const storedSums = async (db: Db) => inOrder(await summed(db));

/** Returns the expected sums, sorted. */
export const recountedSums = async (db: Db) => inOrder(await recounted(db));
