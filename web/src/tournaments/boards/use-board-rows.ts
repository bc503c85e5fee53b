import type { TournamentBoards } from '@darts/contracts/tournaments';
import { nameKey } from '@darts/rules/accounts/usernames';
import { useState } from 'react';
import { randomId } from '#platform/random-id.ts';
import { tournamentBoardWords } from './words.ts';

export type BoardRow = {
  readonly key: string;
  readonly boardId: string | undefined; // undefined until saved
  readonly name: string;
};

/**
 * Returns the boards being edited, one per row, their errors, and functions to change them.
 *
 * @param boards undefined until boards are named: the form then starts with two
 */
export function useBoardRows(boards: TournamentBoards | undefined) {
  const [rows, setRows] = useState<readonly BoardRow[]>(
    () => boards?.list.map((board) => ({ ...board, key: board.boardId })) ?? [newRow(1), newRow(2)],
  );

  return {
    rows,
    errors: rows.map((row, index) => errorOf(row, rows.slice(0, index))),
    add: () => setRows([...rows, newRow(nextNumber(rows))]),
    rename: (key: string, name: string) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, name } : row))),
    remove: (key: string) => setRows(rows.filter((row) => row.key !== key)),
  };
}

const newRow = (number: number): BoardRow => ({
  key: randomId(),
  boardId: undefined,
  name: tournamentBoardWords.form.board(number),
});

/** Returns the first number above the number of boards whose default name is unused: a board may have been removed. */
function nextNumber(rows: readonly BoardRow[]): number {
  let number = rows.length + 1;
  while (rows.some(({ name }) => isAlike(name, tournamentBoardWords.form.board(number)))) number++;
  return number;
}

function errorOf({ name }: BoardRow, before: readonly BoardRow[]): string | undefined {
  if (name.trim() === '') return tournamentBoardWords.form.empty;
  return before.some((other) => isAlike(other.name, name))
    ? tournamentBoardWords.form.alike
    : undefined;
}

const isAlike = (one: string, other: string) => nameKey(one.trim()) === nameKey(other.trim());
