import {
  BOARD_NAME_MAX,
  BOARDS_MAX,
  type BoardsBody,
  type TournamentBoards,
} from '@darts/contracts/tournaments';
import { nameKey } from '@darts/rules/accounts/usernames';
import { X } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStep } from '#competitions/use-step.ts';
import type { Place } from '#competitions/use-action.ts';
import { ApiError } from '#platform/api-error.ts';
import { randomId } from '#platform/random-id.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { words as shared } from '#ui/words.ts';
import styles from './boards.module.css';
import { words } from './words.ts';

type Props = {
  readonly place: Place;
  readonly boards: TournamentBoards | undefined; // absent while none has been named
  readonly onClose: () => void;
};

type Row = { readonly key: string; readonly boardId: string | undefined; readonly name: string };

const newRow = (number: number): Row => ({
  key: randomId(),
  boardId: undefined,
  name: words.form.board(number),
});

/** The names of the boards, and whether games are called to them by themselves. */
export function BoardsDialog({ place, boards, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [rows, setRows] = useState<readonly Row[]>(
    () => boards?.list.map((board) => ({ ...board, key: board.boardId })) ?? [newRow(1), newRow(2)],
  );
  // The boards as they were when the dialog was opened: whoever changes them meanwhile is not overruled.
  const [seen] = useState(() => boards?.list.map(({ boardId, name }) => ({ boardId, name })) ?? []);
  const [isAutomatic, setAutomatic] = useState(boards?.isAutomatic ?? true);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending } = useStep(place, words.form.failed);
  const errors = rows.map((row, index) => errorOf(row, rows.slice(0, index)));

  function addOne(): void {
    flushSync(() => setRows([...rows, newRow(rows.length + 1)]));
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }

  function removeOne(key: string): void {
    setRows(rows.filter((row) => row.key !== key));
    add.current?.focus(); // the button that had the focus is gone
  }

  function save(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isPending || errors.some(Boolean)) return;
    const body: BoardsBody = {
      boards: rows.map(({ boardId, name }) => ({ ...(boardId && { boardId }), name: name.trim() })),
      isAutomatic,
      seen,
    };
    const step = { method: 'put', path: '/boards', body, done: words.form.saved } as const;
    const isOld = (error: unknown) => error instanceof ApiError && error.status === 409;
    mutate(step, { onSuccess: onClose, onError: (error) => isOld(error) && onClose() });
  }

  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className={styles['form']} onSubmit={save} noValidate>
        <ul ref={list} className={styles['names']}>
          {rows.map((row, index) => (
            <li key={row.key}>
              <Field
                label={words.form.board(index + 1)}
                error={isChecked ? errors[index] : undefined}
              >
                <Input
                  autoComplete="off"
                  maxLength={BOARD_NAME_MAX}
                  value={row.name}
                  onChange={({ target: { value: name } }) =>
                    setRows(rows.map((each) => (each === row ? { ...row, name } : each)))
                  }
                />
              </Field>
              <IconButton
                icon={X}
                label={words.form.remove(index + 1)}
                onClick={() => removeOne(row.key)}
              />
            </li>
          ))}
        </ul>
        <Button
          ref={add}
          aria-disabled={rows.length >= BOARDS_MAX || undefined}
          onClick={() => rows.length < BOARDS_MAX && addOne()}
        >
          {words.form.add}
        </Button>
        <Switch
          label={words.form.automatic}
          checked={isAutomatic}
          onChange={({ target }) => setAutomatic(target.checked)}
        />
        <DialogActions>
          <Button data-autofocus onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button type="submit" variant="go" busy={isPending}>
            {words.form.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function errorOf({ name }: Row, before: readonly Row[]): string | undefined {
  if (name.trim() === '') return words.form.empty;
  const isAlike = before.some((other) => nameKey(other.name.trim()) === nameKey(name.trim()));
  return isAlike ? words.form.alike : undefined;
}
