/** Stored sums of figures, and the same sums computed again from the stored games. */
import { ENTERED_REASONS } from '@darts/rules/play/endings/end-reasons';
import { bedsHit, figuresOf } from '@darts/rules/play/x01/figures/figures';
import { formatKey } from '@darts/rules/play/x01/figures/format-key';
import type { Game } from '@darts/rules/play/game';
import { PAIR, rivalOf, type PairSide } from '@darts/rules/play/pair';
import type { Db } from '../../src/platform/store/db.ts';
import { dateOf } from '../../src/platform/madrid.ts';
import { figuresFrom } from '../../src/play/figure-columns.ts';
import { readingRepository } from '../../src/play/figures/reading-repository.ts';
import { gameRepository, type LiveGame } from '../../src/play/repository.ts';
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
    for (const side of PAIR) addPart(sums, { row, game, side, there });
  }
  return sums;
}

type GamePart = {
  readonly row: LiveGame;
  readonly game: Game;
  readonly side: PairSide;
  readonly there: ReadonlySet<string>; // ids of existing accounts
};

function addPart(sums: ReturnType<typeof noSums>, { row, game, side, there }: GamePart): void {
  const [own, rival] = [row.player_ids[side]!, row.player_ids[rivalOf(side)]!];
  if (!there.has(own)) return;
  const { steps, bestLeg, ...figures } = figuresOf(game, side);
  const winner = game.outcome?.winner;
  const result = { games: 1, won: Number(winner === side), drawn: Number(winner === undefined) };
  const shortest: Record<string, number> = bestLeg === null ? {} : { bestLeg };
  const beds = Object.fromEntries(bedsHit(game.turns, side));
  const format = formatKey(game.settings);
  add(sums.figures, [own, row.kind, format], {
    ...result,
    ...figures,
    ...shortest,
    ...byStep(steps),
  });
  for (const day of [dateOf(row.finished_at!), ''])
    add(sums.beds, [own, day, row.kind, format], beds);
  const { legs, legsWon, points, darts, bestClose, turns } = figures;
  const against = { ...result, legs, legsWon, bestLast: row.finished_at! };
  if (there.has(rival)) add(sums.rivals, [own, rival], against);
  const inLeague = { points, darts, max: steps.at(-1)!, bestClose, ...shortest };
  if (row.competition_id) add(sums.leagues, [row.competition_id, own], inLeague);
  add(sums.users, [own], { games: 1, won: result.won, points, turns });
}

const byStep = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((count, step) => [`from${step * 20}`, count]));

type Reading = ReturnType<typeof readingRepository>;

async function addFigures(sums: Sums, reading: Reading, userId: string): Promise<void> {
  for (const { kind, format } of await reading.groups(userId)) {
    const row = await reading.figures({ userId, kind, format });
    const { steps, bestLeg, ...figures } = figuresFrom(row);
    const { games, won, drawn } = row;
    const shortest: Record<string, number> = bestLeg === null ? {} : { bestLeg };
    const counts = { games, won, drawn, ...figures, ...shortest, ...byStep(steps) };
    add(sums, [userId, kind, format], counts);
  }
}

async function addRivals(sums: Sums, reading: Reading, userId: string): Promise<void> {
  for (const row of await reading.rivals(userId, 1000, Number.MAX_SAFE_INTEGER)) {
    const { games, won, drawn, legs, legs_won: legsWon, finished_at: bestLast } = row;
    add(sums, [userId, row.rival_id], { games, won, drawn, legs, legsWon, bestLast });
  }
}

async function addCompetition(sums: Sums, reading: Reading, id: string): Promise<void> {
  for (const row of await reading.inCompetition(id)) {
    const best = { bestClose: row.best_close, ...(row.best_leg && { bestLeg: row.best_leg }) };
    const { points, darts, from180: max } = row;
    add(sums, [id, row.user_id], { points, darts, max, ...best });
  }
}

/** Reads the sums as the product does. */
async function summed(db: Db) {
  const sums = noSums();
  const reading = readingRepository(db);
  for (const row of await db.selectFrom('users').selectAll().execute()) {
    await addFigures(sums.figures, reading, row.user_id);
    await addRivals(sums.rivals, reading, row.user_id);
    const { games_played: games, games_won: won, points, turns } = row;
    if (games > 0) add(sums.users, [row.user_id], { games, won, points, turns });
  }
  const beds = await db.selectFrom('bed_figures').selectAll().execute();
  for (const { user_id, day, kind, format, ...counts } of beds) {
    const hit = Object.entries(counts).filter(([, count]) => count !== 0);
    if (hit.length > 0) add(sums.beds, [user_id, day, kind, format], Object.fromEntries(hit));
  }
  const results = await db.selectFrom('results').select('competition_id').distinct().execute();
  for (const { competition_id: id } of results) {
    if (id !== null) await addCompetition(sums.leagues, reading, id);
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
