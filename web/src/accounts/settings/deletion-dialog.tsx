import { useState, type SubmitEvent } from 'react';
import { accountWords } from '#accounts/words.ts';
import { useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { AS_WRITTEN } from '#ui/form/as-written.ts';
import { Input } from '#ui/form/input.tsx';
import { uiWords } from '#ui/words.ts';
import styles from './deletion.module.css';
import { useDeletion } from './use-deletion.ts';
import { settingsWords } from './words.ts';

/** Asks the user to type the username before the account is deleted. */
export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const { username } = useUser();
  const [typed, setTyped] = useState('');
  const { mutate: deleteAccount, isPending } = useDeletion();
  const isConfirmed = typed === username;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isConfirmed && !isPending) deleteAccount();
  };

  return (
    <Dialog title={settingsWords.deletion.title} onClose={isPending ? undefined : onClose}>
      <p>
        {settingsWords.deletion.typeUsername}{' '}
        <strong className={styles.username}>{username}</strong>
      </p>
      <form onSubmit={submit}>
        <Field label={accountWords.username.label} className={styles.name}>
          <Input
            data-autofocus
            value={typed}
            autoComplete="off"
            {...AS_WRITTEN}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button disabled={isPending} onClick={onClose}>
            {uiWords.cancel}
          </Button>
          <Button type="submit" variant="danger" disabled={!isConfirmed} busy={isPending}>
            {settingsWords.deletion.title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
