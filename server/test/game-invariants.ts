import type { EndReason } from '@darts/rules/play/endings/end-reasons';
import type { BedName } from '@darts/rules/play/beds';
import { newGame, playTurn } from '@darts/rules/play/match';
import { PAIR, type PairSide } from '@darts/rules/play/pair';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { tallyOf } from '@darts/rules/play/x01/statistics';
import { expect } from 'vitest';
import type { Db } from '../src/platform/store/db.ts';

type Stored = {
  readonly side: PairSide;
  readonly sent: readonly number[];
  readonly beds?: readonly BedName[];
  readonly dartsUsed?: number;
  readonly turnId?: string;
};

const NOT_PLAYED: ReadonlySet<EndReason | null> = new Set(['absence', 'void', 'bye']);

/** Reads the tables that the invariants concern. */
export const storeNow = (db: Db) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read') // what the product does by itself goes on meanwhile
    .setAccessMode('read only')
    .execute(async (trx) => {
      const games = await trx.selectFrom('games').selectAll().orderBy('game_id').execute();
      const playing = await trx.selectFrom('playing').selectAll().execute();
      const users = await trx.selectFrom('users').selectAll().execute();
      return { games, playing, users };
    });

type Store = Awaited<ReturnType<typeof storeNow>>;
type GameRow = Store['games'][number];

/** Replays the stored turns of a game by the rules. */
function replay(row: GameRow) {
  const turns = JSON.parse(row.turns) as Stored[]; // as the product writes them
  const settings = { starter: row.starter, suddenDeath: row.sudden_death === 1 };
  const game = turns.reduce(
    (before, { sent, beds, dartsUsed }) =>
      playTurn(before, beds ? { beds, darts: sent } : { darts: sent, dartsUsed }),
    newGame({ ...(JSON.parse(row.format) as Partial<GameFormat>), ...settings }),
  );
  return { turns, game };
}

// Caches: between two checks of a store, nearly all games stay the same.
const replays = new Map<string, ReturnType<typeof replay> & { readonly of: string }>(); // by game
const sound = new Map<string, string>(); // games as last checked

function replayed(row: GameRow) {
  const of = JSON.stringify([row.turns, row.starter, row.sudden_death, row.format]);
  const known = replays.get(row.game_id);
  if (known?.of === of) return known;
  const anew = { ...replay(row), of };
  replays.set(row.game_id, anew);
  return anew;
}

/** Checks the invariants of all games and statistics. */
export function checkInvariants({ games, playing, users }: Store): void {
  for (const row of games) {
    const seated = playing.filter(({ game_id }) => game_id === row.game_id);
    const players = seated.map(({ user_id }) => user_id);
    const stands = JSON.stringify([row, players]);
    if (sound.get(row.game_id) === stands) continue;
    checkGame(row, players);
    sound.set(row.game_id, stands);
  }
  for (const user of users) expect(statisticsOf(user)).toEqual(recount(games, user.user_id));
}

function checkGame(row: GameRow, players: readonly string[]): void {
  const { turns, game } = replayed(row);
  const { outcome, scores, legs } = game;
  expect(turns.map(({ side }) => side)).toEqual(game.turns.map(({ side }) => side));
  expect([row.score1, row.score2]).toEqual(scores);
  expect(JSON.parse(row.legs)).toEqual(legs);

  const isRunning = row.status === 'encurso';
  expect(new Set(players)).toEqual(new Set(isRunning ? [row.player1_id, row.player2_id] : []));
  if (isRunning) expect(outcome).toBeUndefined();
  if (!outcome) return;
  expect(row.end_reason).toBe(outcome.reason);
  expect(row.winner ?? undefined).toBe(outcome.winner);
}

const statisticsOf = (user: Store['users'][number]) => ({
  played: user.games_played,
  won: user.games_won,
  points: user.points,
  turns: user.turns,
});

function recount(games: readonly GameRow[], userId: string) {
  const sum = { played: 0, won: 0, points: 0, turns: 0 };
  for (const row of games) {
    const own = PAIR.find((side) => [row.player1_id, row.player2_id][side] === userId);
    if (own === undefined || row.status !== 'finalizada' || NOT_PLAYED.has(row.end_reason))
      continue;
    const { points, turns } = tallyOf(replayed(row).game.turns, own);
    sum.played += 1;
    sum.won += row.winner === own ? 1 : 0;
    sum.points += points;
    sum.turns += turns;
  }
  return sum;
}

/** Returns the ids of all stored turns, with duplicates. */
export const storedTurnIds = ({ games }: Store): string[] =>
  games.flatMap((row) => replayed(row).turns.map(({ turnId = '' }) => turnId));
