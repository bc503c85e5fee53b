import { setTournamentBoards } from '@darts/contracts/addresses/tournaments';
import {
  BOARD_NAME_MAX,
  BOARDS_MAX,
  type BoardsBody,
  type TournamentBoards,
} from '@darts/contracts/tournaments';
import { X } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStep } from '#competitions/use-step.ts';
import type { Place } from '#competitions/use-action.ts';
import { ApiError } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { PROPER_NAME } from '#ui/form/field-kinds.ts';
import { Input } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { uiWords } from '#ui/words.ts';
import styles from './boards.module.css';
import { useBoardRows } from './use-board-rows.ts';
import { tournamentBoardWords } from './words.ts';

type Props = {
  readonly place: Place;
  readonly boards: TournamentBoards | undefined; // undefined until boards are named
  readonly onClose: () => void;
};

/** Form for the names of the boards, with a switch to call games to them automatically. */
export function BoardsDialog({ place, boards, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { rows, errors, ...edit } = useBoardRows(boards);
  // Boards when the dialog was opened: the server refuses the change if they have changed since.
  const [seen] = useState(() => boards?.list.map(({ boardId, name }) => ({ boardId, name })) ?? []);
  const [isAutomatic, setAutomatic] = useState(boards?.isAutomatic ?? true);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending } = useStep(place, tournamentBoardWords.form.failed);

  function addOne(): void {
    flushSync(edit.add);
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }

  function removeOne(key: string): void {
    edit.remove(key);
    add.current?.focus(); // the focused button has been removed
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
    const step = {
      send: () =>
        call(setTournamentBoards, { params: { tournamentId: place.competitionId }, body }),
      done: tournamentBoardWords.form.saved,
    };
    const isOld = (error: unknown) => error instanceof ApiError && error.status === 409;
    mutate(step, { onSuccess: onClose, onError: (error) => isOld(error) && onClose() });
  }

  return (
    <Dialog title={tournamentBoardWords.title} onClose={onClose}>
      <form className={styles.form} onSubmit={save} noValidate>
        <ul ref={list} className={styles.names}>
          {rows.map((row, index) => (
            <li key={row.key}>
              <Field
                label={tournamentBoardWords.form.board(index + 1)}
                error={isChecked ? errors[index] : undefined}
              >
                <Input
                  {...PROPER_NAME}
                  maxLength={BOARD_NAME_MAX}
                  value={row.name}
                  onChange={({ target }) => edit.rename(row.key, target.value)}
                />
              </Field>
              <IconButton
                icon={X}
                label={tournamentBoardWords.form.remove(index + 1)}
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
          {tournamentBoardWords.form.add}
        </Button>
        <Switch
          label={tournamentBoardWords.form.automatic}
          checked={isAutomatic}
          onChange={({ target }) => setAutomatic(target.checked)}
        />
        <DialogActions>
          <Button data-autofocus onClick={onClose}>
            {uiWords.cancel}
          </Button>
          <Button type="submit" variant="go" busy={isPending}>
            {tournamentBoardWords.form.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
