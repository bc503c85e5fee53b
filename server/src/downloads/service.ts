import { threeDartAverage } from '@darts/rules/play/figures/average';
import type { Db } from '#platform/store/db.ts';
import { BYTE_ORDER_MARK, lineOf } from '#platform/csv.ts';
import { downloadRepository, type PlayedGame } from './repository.ts';
import { words } from './words.ts';

const AT_ONCE = 200; // games

const shown = new Intl.DateTimeFormat('es', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
});

/** What players take with them, in pieces: however much it is, little of it is in memory at a time. */
export function downloadService(db: Db) {
  const kept = downloadRepository(db);

  async function* gamesOf(userId: string): AsyncGenerator<PlayedGame> {
    let before = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const games = await kept.games(userId, before, AT_ONCE);
      yield* games;
      const last = games.at(-1);
      if (!last || games.length < AT_ONCE) return;
      before = last.finished_at;
    }
  }

  return {
    /** Everything that is stored about a player, as JSON. */
    async *everything(userId: string): AsyncGenerator<string> {
      yield '{"product":"tres-dardos"';
      const { games: _, ...parts } = kept;
      for (const [name, read] of Object.entries(parts)) {
        yield `,\n${JSON.stringify(name)}:${JSON.stringify(await read(userId))}`;
      }
      yield ',\n"games":[';
      let isFirst = true;
      for await (const game of gamesOf(userId)) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify(ownOf(game))}`;
        isFirst = false;
      }
      yield ']}\n';
    },

    /** A player's games, as a table. */
    async *games(userId: string): AsyncGenerator<string> {
      yield BYTE_ORDER_MARK + lineOf(words.columns);
      for await (const game of gamesOf(userId)) yield lineOf(rowOf(game));
    },
  };
}

export type DownloadService = ReturnType<typeof downloadService>;

/** The seat of whose result it is. */
const seatOf = (game: PlayedGame): 1 | 2 => (game.player1_id === game.user_id ? 1 : 2);

/** A game without the darts of the rival, and without their id. */
function ownOf(game: PlayedGame) {
  const { thrown, player1_id: _, rival_id: __, ...kept } = game;
  const seat = seatOf(game);
  const turns = JSON.parse(thrown) as { seat: number }[]; // as the product has stored them
  return { ...kept, seat, thrown: turns.filter((turn) => turn.seat === seat) };
}

function rowOf(game: PlayedGame): (string | number | null)[] {
  const { points, darts, nine_points, nine_darts } = game;
  const [own, other] = seatOf(game) === 1 ? [game.score1, game.score2] : [game.score2, game.score1];
  return [
    shown.format(game.finished_at).replace(',', ''),
    words.kinds[game.kind],
    game.competition,
    game.format,
    game.rival ?? words.deleted,
    resultOf(game),
    game.legs_won,
    game.legs - game.legs_won,
    own,
    other,
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

function resultOf({ won, drawn }: PlayedGame): string {
  if (drawn === 1) return words.drawn;
  return won === 1 ? words.won : words.lost;
}

const average = (points: number, darts: number): number | null =>
  darts === 0 ? null : threeDartAverage(points, darts);
