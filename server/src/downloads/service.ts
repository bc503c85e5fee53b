import { areLeftKnown } from '@darts/rules/play/endings/left-known';
import { threeDartAverage } from '@darts/rules/play/figures/average';
import { dateFormat } from '#locale.ts';
import type { Db } from '#platform/store/db.ts';
import { BYTE_ORDER_MARK, lineOf } from '#platform/csv.ts';
import { gamesRepository, type CountedGame, type KeptGame, type Made } from './games-repository.ts';
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
      for (const game of await games.in(ids)) yield ownOf(game, userId, counted.get(game.game_id));
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

/** Returns a game without the rival's id and turns, with the player's `result` if the game counts in statistics. */
function ownOf(game: KeptGame, userId: string, result: object | undefined) {
  const {
    player1_id,
    player2_id: _,
    turns,
    correction,
    legs,
    username1,
    username2,
    ...kept
  } = game;
  const seat = player1_id === userId ? 1 : 2;
  const all = JSON.parse(turns) as { seat: number }[]; // JSON of StoredTurn[]
  const { rival_id: __, ...counted } = { rival_id: null, ...result };
  return {
    ...counted,
    ...kept,
    league_id: kept.kind === 'league' ? kept.competition_id : null,
    tournament_id: kept.kind === 'tournament' ? kept.competition_id : null,
    legs_over: legs, // JSON of the legs before the last; `legs` of a result is a count
    seat,
    rival: seat === 1 ? username2 : username1,
    correction: all.at(-1)?.seat === seat ? correction : null,
    thrown: all.filter((turn) => turn.seat === seat),
  };
}

function rowOf(game: CountedGame): (string | number | null)[] {
  const { points, darts, nine_points, nine_darts } = game;
  const [own, other] =
    game.player1_id === game.user_id ? [game.score1, game.score2] : [game.score2, game.score1];
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
