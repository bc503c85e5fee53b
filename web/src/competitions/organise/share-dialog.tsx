import { useState } from 'react';
import type { Place } from '#competitions/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import styles from './share-dialog.module.css';
import { ShareLink } from './share-link.tsx';
import { useInvitation } from './use-invitation.ts';
import { words } from './words.ts';

type Props = { readonly place: Place; readonly onClose: () => void };

/** A link and a code that lead to joining, through signing up for whoever has no account. */
export function ShareDialog({ place, onClose }: Props) {
  const { link, isError, retry, renew, isRenewing } = useInvitation(place);
  const [isAsking, setAsking] = useState(false); // whether to renew it

  if (isAsking) {
    return (
      <Dialog key="renew" title={words.askRenew} onClose={() => setAsking(false)}>
        <p>{words.renewing}</p>
        <DialogActions>
          <Button data-autofocus onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={isRenewing} onClick={() => renew(() => setAsking(false))}>
            {words.renew}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog key="share" title={words.shareTitle} className={styles['dialog']} onClose={onClose}>
      <p>{words.shareAbout}</p>
      {isError ? (
        <LoadFailure title={words.noLink} onRetry={retry} />
      ) : (
        <ShareLink link={link} onRenew={() => setAsking(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}
