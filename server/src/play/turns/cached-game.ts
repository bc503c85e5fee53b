/** A game as it stands, in each form that the next turn needs: stored, by the rules, on the wire. */
import type { GameView } from '@darts/contracts/play';
import type { Game } from '@darts/rules/play/game';
import { legNumber } from '@darts/rules/play/legs';
import { prepare } from '#platform/realtime/websocket/prepared.ts';
import { audienceOf } from '#play/game-events.ts';
import type { LiveGameRow } from '#play/repository.ts';
import { columnsOf, finishedRow, gameIn, turnsIn } from '#play/stored-game.ts';
import type { StoredTurn } from '#play/tables.ts';
import { gameHeader, turnView, turnViews } from '#play/views.ts';

export type CachedGame = {
  readonly row: Omit<LiveGameRow, 'turns'>;
  readonly stored: readonly StoredTurn[];
  readonly turnIds: string; // of all of them: whether one is there is seen without reading each turn
  readonly game: Game;
  readonly view: GameView;
  readonly audience: ReturnType<typeof audienceOf>; // made once: a new name is hashed each time it is looked up
};

/** A turn as it was judged, and the game that follows from it by the rules. */
export type JudgedTurn = { readonly turn: StoredTurn; readonly game: Game };

/** A turn, and the game before and after it. */
export type Step = {
  readonly turn: StoredTurn;
  readonly before: CachedGame;
  readonly after: CachedGame;
};

export function cachedGame(live: LiveGameRow): CachedGame {
  const stored = turnsIn(live);
  const game = gameIn(live, stored);
  const turns = turnViews(live, game, stored);
  const { turns: _, ...row } = live;
  const view = { ...gameHeader(row, game, turns), turns };
  const turnIds = stored.map(idOf).join('');
  return { row, stored, turnIds, game, view, audience: audienceOf(row.game_id) };
}

const idOf = ({ turnId = '' }: StoredTurn) => ` ${turnId}`;

/** The row as it is stored, with all its turns. */
export const storedRow = ({ row, stored }: CachedGame): LiveGameRow => ({
  ...row,
  turns: JSON.stringify(stored),
});

/** What follows from a turn, yet to be written. What was there before is not made anew. */
export function stepAfter(before: CachedGame, { turn, game }: JudgedTurn, now: number): Step {
  const row = game.outcome
    ? finishedRow(before.row, game, now)
    : { ...before.row, ...columnsOf(game), moved_at: now, version: before.row.version + 1 };
  const stored = [...before.stored, turn];
  const turnIds = before.turnIds + idOf(turn);
  const newest = turnView(row, turn, legNumber(before.game));
  const turns = [...before.view.turns, newest];
  const header = gameHeader(row, game, turns, before.view.createdAt);
  const whole = { ...header, turns };
  // A client may have missed the correction of the turn before, and then needs all of them.
  const isCorrected = before.stored.at(-1)?.corrected !== undefined;
  const view = isCorrected ? whole : prepare(whole, JSON.stringify(header));
  const { audience } = before;
  return { turn, before, after: { row, stored, turnIds, game, view, audience } };
}
