import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/toast.ts';
import { QrCode } from './qr-code.tsx';
import styles from './share-dialog.module.css';
import { words } from './words.ts';

type Props = { readonly to: string; readonly onClose: () => void };

/** A link and a code that lead to a page: through signing up, for whoever has no account. */
export function ShareDialog({ to, onClose }: Props) {
  const link = new URL(to, location.origin).href;

  // Both are there in secure contexts only, and sharing not in every browser.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(words.copied);
    } catch {
      toast.error(words.notCopied);
    }
  };
  const send = async () => {
    try {
      await navigator.share({ url: link });
    } catch {
      // Whoever changes their mind is no failure; the link is there to be copied.
    }
  };

  return (
    <Dialog title={words.shareTitle} onClose={onClose}>
      <p>{words.shareAbout}</p>
      <QrCode text={link} />
      <Field label={words.link}>
        <Input
          className={styles['link']}
          type="url"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {words.close}
        </Button>
        {'clipboard' in navigator && <Button onClick={() => void copy()}>{words.copy}</Button>}
        {'share' in navigator && (
          <Button variant="go" onClick={() => void send()}>
            {words.send}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
