import { areLeftKnown } from '@darts/rules/play/endings/left-known';
import { threeDartAverage } from '@darts/rules/play/x01/figures/average';
import { dateFormat } from '#locale.ts';
import type { Db } from '#platform/store/db.ts';
import { BYTE_ORDER_MARK, lineOf } from '#platform/csv.ts';
import { ownGame } from './own-game.ts';
import { gamesRepository, type CountedGame, type Made } from './games-repository.ts';
import { downloadRepository } from './repository.ts';
import { downloadWords } from './words.ts';

const PAGE_GAMES = 200;

const shown = dateFormat({ dateStyle: 'short', timeStyle: 'short' });

/** Streams downloads of a player's data. At most `PAGE_GAMES` games are in memory at a time. */
export function downloadService(db: Db) {
  const kept = downloadRepository(db);
  const games = gamesRepository(db);

  async function* countedGames(userId: string): AsyncGenerator<CountedGame> {
    let before = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const page = await games.counted(userId, before, PAGE_GAMES);
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < PAGE_GAMES) return;
      before = last.finished_at;
    }
  }

  async function* allGames(userId: string) {
    let last: Made | undefined = { created_at: Number.MAX_SAFE_INTEGER, game_id: '' };
    while (last) {
      const page: readonly Made[] = await games.made(userId, last, PAGE_GAMES);
      if (page.length === 0) return;
      const ids = page.map(({ game_id }) => game_id);
      const results = await games.results(userId, ids);
      const counted = new Map(results.map((result) => [result.game_id, result]));
      for (const game of await games.in(ids, userId))
        yield ownGame(game, counted.get(game.game_id));
      last = page.length < PAGE_GAMES ? undefined : page.at(-1);
    }
  }

  return {
    /** Yields all data stored about a player, as JSON. */
    async *everything(userId: string): AsyncGenerator<string> {
      yield '{"product":"tres-dardos"';
      for (const [name, read] of Object.entries(kept)) {
        yield `,\n${JSON.stringify(name)}:${JSON.stringify(await read(userId))}`;
      }
      yield ',\n"games":[';
      let isFirst = true;
      for await (const game of allGames(userId)) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify(game)}`;
        isFirst = false;
      }
      yield ']}\n';
    },

    /** Yields a player's games that count in statistics, as CSV. */
    async *games(userId: string): AsyncGenerator<string> {
      yield BYTE_ORDER_MARK + lineOf(downloadWords.columns);
      for await (const game of countedGames(userId)) yield lineOf(rowOf(game));
    },
  };
}

export type DownloadService = ReturnType<typeof downloadService>;

function rowOf(game: CountedGame): (string | number | null)[] {
  const { points, darts, nine_points, nine_darts, left } = game;
  const [own = 0, other = 0] = left;
  const isNoted = areLeftKnown(own, other);
  return [
    shown.format(game.finished_at).replace(',', ''),
    downloadWords.kinds[game.kind],
    game.competition,
    game.format,
    game.rival ?? downloadWords.deleted,
    resultOf(game),
    game.legs_won,
    game.legs - game.legs_won,
    isNoted ? own : downloadWords.notNoted,
    isNoted ? other : downloadWords.notNoted,
    points,
    darts,
    average(points, darts),
    average(nine_points, nine_darts),
    game.best_turn,
    game.from180 ?? 0,
    game.best_close || null,
    game.best_leg,
  ];
}

function resultOf({ won, drawn }: CountedGame): string {
  if (drawn === 1) return downloadWords.drawn;
  return won === 1 ? downloadWords.won : downloadWords.lost;
}

const average = (points: number, darts: number): number | null =>
  darts === 0 ? null : threeDartAverage(points, darts);
