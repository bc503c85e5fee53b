import { useState, type SubmitEvent } from 'react';
import { useUser } from '#platform/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import styles from './deletion.module.css';
import { useDeletion } from './use-deletion.ts';

/** Asks for the username, letter by letter, before the account goes. */
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
    <Dialog title="Eliminar cuenta" onClose={onClose}>
      <p>
        Esta acción es irreversible. Para confirmar, escribe tu nombre de usuario:{' '}
        <strong className={styles['username']}>{username}</strong>
      </p>
      <form onSubmit={submit}>
        <Field label="Nombre de usuario" className={styles['name']}>
          <Input
            data-autofocus
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="danger" disabled={!isConfirmed} busy={isPending}>
            Eliminar cuenta
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
