import { REASON_MAX } from '@darts/contracts/fields/reason';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import layout from '#ui/layout.module.css';
import { uiWords } from '#ui/words.ts';
import { resultWords } from './words.ts';

type Props = {
  readonly title: string;
  readonly label: string; // label of the submit button
  readonly isDangerous?: boolean;
  readonly isPending: boolean;
  readonly isOptional?: boolean; // true if no reason is required
  readonly onSend: (reason: string) => void; // '' without a reason: the caller refuses it if required
  readonly onClose: () => void;
  readonly children: ReactNode; // explanation and fields above the reason
};

/** Dialog for a manual decision, with a reason that everybody may read. */
export function ReasonDialog(props: Props) {
  const { title, label, isDangerous = false, isPending, onSend, onClose, children } = props;
  const { isOptional = false } = props;
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = isChecked && !isOptional && reason.trim() === '';

  function send(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!isPending) onSend(reason.trim());
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form className={layout.stack} onSubmit={send} noValidate>
        {children}
        <Field
          label={resultWords.reason}
          hint={isOptional ? resultWords.reasonOptional : resultWords.reasonHint}
          error={isMissing ? resultWords.noReason : undefined}
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
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'go'} busy={isPending}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
