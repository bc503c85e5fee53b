/** A cached game, in each form that the next turn needs: as stored, for the rules, and as sent. */
import type { GameUpdate, GameView } from '@darts/contracts/play';
import type { Game } from '@darts/rules/play/game';
import { legNumber } from '@darts/rules/play/legs';
import { audienceOf, type Audience } from '#platform/realtime/rooms.ts';
import type { LiveGame } from '#play/repository.ts';
import { columnsOf, finishedRow, gameIn, turnsIn } from '#play/stored-game.ts';
import type { StoredTurn } from '#play/tables.ts';
import { gameHeader, turnView, turnViews } from '#play/views.ts';

export type CachedGame = {
  readonly row: Omit<LiveGame, 'turns'>;
  readonly stored: readonly StoredTurn[];
  readonly turnIds: string; // ids of all turns in one string, for a fast lookup
  readonly game: Game;
  readonly view: GameView;
  readonly update: GameUpdate; // for clients that have the turns before the last
  readonly audience: Audience; // reused: each new string would be hashed again for a lookup
};

/** A judged turn, and the game that follows from it. */
export type JudgedTurn = { readonly turn: StoredTurn; readonly game: Game };

/** A turn, and the game before and after it. */
export type Step = {
  readonly turn: StoredTurn;
  readonly before: CachedGame;
  readonly after: CachedGame;
};

export function cachedGame(live: LiveGame): CachedGame {
  const stored = turnsIn(live);
  const game = gameIn(live, stored);
  const turns = turnViews(live, game, stored);
  const { turns: _, ...row } = live;
  const view = { ...gameHeader(row, game, turns), turns };
  const turnIds = stored.map(idOf).join('');
  return { row, stored, turnIds, game, view, update: view, audience: audienceOf(row.game_id) };
}

const idOf = ({ turnId = '' }: StoredTurn) => ` ${turnId}`;

/** Returns the row as stored, with all its turns. */
export const storedRow = ({ row, stored }: CachedGame): LiveGame => ({
  ...row,
  turns: JSON.stringify(stored),
});

/** Returns the step of a turn, to be written. Everything that the turn does not change is reused. */
export function stepAfter(before: CachedGame, { turn, game }: JudgedTurn, now: number): Step {
  const row = game.outcome
    ? finishedRow(before.row, game, now)
    : { ...before.row, ...columnsOf(game), moved_at: now, version: before.row.version + 1 };
  const stored = [...before.stored, turn];
  const turnIds = before.turnIds + idOf(turn);
  const newest = turnView(row, turn, legNumber(before.game));
  const turns = [...before.view.turns, newest];
  const header = gameHeader(row, game, turns, before.view.createdAt);
  const view = { ...header, turns };
  // A client may have missed the correction of the previous turn, and then needs all turns.
  const isCorrected = before.stored.at(-1)?.corrected !== undefined;
  const update = isCorrected ? view : header;
  const { audience } = before;
  return { turn, before, after: { row, stored, turnIds, game, view, update, audience } };
}
