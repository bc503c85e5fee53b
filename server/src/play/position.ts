/** A game as it stands, in each form that the next turn needs: stored, by the rules, and told. */
import type { GameView, TurnView } from '@darts/contracts/play';
import type { Game } from '@darts/rules/play/game';
import { prepare } from '#platform/prepared.ts';
import type { LiveGameRow } from './repository.ts';
import { columnsOf, gameIn, turnsIn } from './stored-game.ts';
import type { StoredTurn } from './tables.ts';
import { gameView, toMove, turnView } from './views.ts';

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
  const { turns, ...rest } = gameView(live);
  const turnsJson = JSON.stringify(turns).slice(1, -1);
  const { turns: _, ...row } = live;
  const view = prepared(rest, turns, turnsJson);
  return { row, stored, game: gameIn(live, stored), view, turnsJson };
}

/** The position after a turn that leaves the game running: what is in it already is not made anew. */
export function positionAfter(before: Position, { turn, game }: Played, now: number): Position {
  const stored = [...before.stored, turn];
  const { version } = before.row;
  const row = { ...before.row, ...columnsOf(game), moved_at: now, version: version + 1 };
  const told = turnView(row, turn);
  const turnsJson = appended(before.turnsJson, JSON.stringify(told));
  const { turns, ...unchanged } = before.view;
  const rest = {
    ...unchanged,
    scorePlayer1: row.score1,
    scorePlayer2: row.score2,
    turn: toMove(row, stored.length),
    lastTurn: told,
    version: row.version,
    expectedTurn: stored.length,
  };
  return { row, stored, game, view: prepared(rest, [...turns, told], turnsJson), turnsJson };
}

const appended = (list: string, item: string) => (list === '' ? item : `${list},${item}`);

function prepared(rest: Omit<GameView, 'turns'>, turns: TurnView[], turnsJson: string): GameView {
  const json = `${JSON.stringify(rest).slice(0, -1)},"turns":[${turnsJson}]}`;
  return prepare({ ...rest, turns }, json);
}
