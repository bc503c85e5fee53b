import { CopyButton } from '#links/copy-button.tsx';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './share-dialog.module.css';
import { organiseWords } from './words.ts';

type Props = {
  readonly link: string | undefined; // undefined until the server has sent it
  readonly onRenew: () => void;
  readonly onClose: () => void;
};

/** Link as a code and as text, to be copied or sent. */
export function ShareLink({ link, onRenew, onClose }: Props) {
  // `navigator.share` exists in secure contexts only, and not in every browser.
  const send = async (url: string) => {
    try {
      await navigator.share({ url });
    } catch {
      // Cancelling is no error; the link can still be copied.
    }
  };

  return (
    <>
      <div className={styles.shared}>
        {link ? <QrCode text={link} /> : <div className={styles.code} aria-busy="true" />}
        <div className={styles.address}>
          <Field label={organiseWords.link}>
            <Input
              className={styles.link}
              type="url"
              readOnly
              value={link ?? ''}
              onFocus={({ target }) => target.select()}
            />
          </Field>
          <Button variant="quiet" block onClick={onRenew}>
            {organiseWords.renew}
          </Button>
        </div>
      </div>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {organiseWords.close}
        </Button>
        {link && <CopyButton link={link} said={organiseWords} />}
        {link && 'share' in navigator && (
          <Button variant="go" onClick={() => void send(link)}>
            {organiseWords.send}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
