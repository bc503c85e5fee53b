import { REASON_MAX } from '@darts/contracts/fields/reason';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import layout from '#ui/layout.module.css';
import { words as shared } from '#ui/words.ts';
import { words } from './words.ts';

type Props = {
  readonly title: string;
  readonly label: string; // of the button that does it
  readonly isDangerous?: boolean;
  readonly isPending: boolean;
  readonly onSend: (reason: string) => void; // empty where none is given: then it is refused here
  readonly onClose: () => void;
  readonly children: ReactNode; // what there is to know and to choose before
};

/** What an organiser does by hand, for a reason that everybody may read. */
export function ReasonDialog(props: Props) {
  const { title, label, isDangerous = false, isPending, onSend, onClose, children } = props;
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = isChecked && reason.trim() === '';

  function send(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!isPending) onSend(reason.trim());
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form className={layout['stack']} onSubmit={send} noValidate>
        {children}
        <Field
          label={words.reason}
          hint={words.reasonHint}
          error={isMissing ? words.noReason : undefined}
        >
          <Input
            type="text"
            autoComplete="off"
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'go'} busy={isPending}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
