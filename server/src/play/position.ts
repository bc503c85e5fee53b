/** A game as it stands, in each form that the next turn needs: stored, by the rules, and told. */
import type { GameView, TurnView } from '@darts/contracts/play';
import type { Game } from '@darts/rules/play/game';
import { prepare } from '#platform/prepared.ts';
import type { LiveGameRow } from './repository.ts';
import { columnsOf, gameIn, turnsIn } from './stored-game.ts';
import type { StoredTurn } from './tables.ts';
import { gameHeader, turnView } from './views.ts';

export type Position = {
  readonly row: Omit<LiveGameRow, 'turns'>;
  readonly stored: readonly StoredTurn[];
  readonly game: Game;
  readonly view: GameView;
  readonly turnsJson: string; // of the view, without its brackets
};

/** A turn, and the game that follows from it. */
export type Played = { readonly turn: StoredTurn; readonly game: Game };

export function positionOf(live: LiveGameRow): Position {
  const stored = turnsIn(live);
  const turns = stored.map((turn) => turnView(live, turn));
  const turnsJson = JSON.stringify(turns).slice(1, -1);
  const { turns: _, ...row } = live;
  const game = gameIn(live, stored);
  const view = preparedView(gameHeader(row, game, turns), turns, turnsJson);
  return { row, stored, game, view, turnsJson };
}

/** What a turn that leaves the game running makes of its row. */
export const rowAfter = ({ row }: Position, game: Game, now: number): Position['row'] => ({
  ...row,
  ...columnsOf(game),
  moved_at: now,
  version: row.version + 1,
});

/** The row with a turn that ends the game, which has yet to be written. */
export const rowWith = ({ row, stored }: Position, turn: StoredTurn): LiveGameRow => ({
  ...row,
  turns: JSON.stringify([...stored, turn]),
});

/** The position after a turn, of the row that it makes: what was there is not made anew. */
export function positionAfter(
  before: Position,
  { turn, game }: Played,
  row: Position['row'],
): Position {
  const stored = [...before.stored, turn];
  const told = turnView(row, turn);
  const turnsJson = appended(before.turnsJson, JSON.stringify(told));
  const turns = [...before.view.turns, told];
  const header = gameHeader(row, game, turns, before.view.createdAt);
  const view = preparedView(header, turns, turnsJson);
  return { row, stored, game, view, turnsJson };
}

/** Joined, for V8 reads a string slowly that was added to again and again. */
const appended = (list: string, item: string) => (list === '' ? item : [list, item].join());

/** The view of a game, with its JSON. */
function preparedView(
  header: Omit<GameView, 'turns'>,
  turns: TurnView[],
  turnsJson: string,
): GameView {
  const json = `${JSON.stringify(header).slice(0, -1)},"turns":[${turnsJson}]}`;
  return prepare({ ...header, turns }, json);
}
