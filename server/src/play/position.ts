/** A game as it stands, in each form that the next turn needs: stored, by the rules, and told. */
import type { GameView } from '@darts/contracts/play';
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

export function positionOf(live: LiveGameRow): Position {
  const stored = turnsIn(live);
  const view = gameView(live);
  const turnsJson = JSON.stringify(view.turns).slice(1, -1);
  const { turns: _, ...row } = live;
  return { row, stored, game: gameIn(live, stored), view: prepared(view, turnsJson), turnsJson };
}

/** The position after a turn that leaves the game running: what is in it already is not made anew. */
export function positionAfter(
  before: Position,
  { turn, game }: { readonly turn: StoredTurn; readonly game: Game },
  now: number,
): Position {
  const stored = [...before.stored, turn];
  const { version } = before.row;
  const row = { ...before.row, ...columnsOf(game), moved_at: now, version: version + 1 };
  const told = turnView(row, turn);
  const turnsJson = appended(before.turnsJson, JSON.stringify(told));
  const view = {
    ...before.view,
    scorePlayer1: row.score1,
    scorePlayer2: row.score2,
    turn: toMove(row, stored.length),
    turns: [...before.view.turns, told],
    lastTurn: told,
    version: row.version,
    expectedTurn: stored.length,
  };
  return { row, stored, game, view: prepared(view, turnsJson), turnsJson };
}

const appended = (list: string, item: string) => (list === '' ? item : `${list},${item}`);

function prepared(view: GameView, turnsJson: string): GameView {
  const { turns: _, ...rest } = view;
  return prepare(view, `${JSON.stringify(rest).slice(0, -1)},"turns":[${turnsJson}]}`);
}
