import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import type { useLink } from './use-link.ts';

type Props = {
  readonly title: string;
  readonly className?: string | undefined;
  readonly link: Pick<ReturnType<typeof useLink>, 'renew' | 'isRenewing'>;
  readonly said: Readonly<Record<'askRenew' | 'renewing' | 'keep' | 'renew', string>>;
  readonly onClose: () => void;
  readonly children: (askRenew: () => void) => ReactNode;
};

/** Shows a link, and asks before another one replaces it. */
export function LinkDialog({ title, className, link, said, onClose, children }: Props) {
  const [isAsking, setAsking] = useState(false); // true while the user is asked whether to renew the link

  if (isAsking) {
    const { renew, isRenewing } = link;
    return (
      <Dialog key="renew" title={said.askRenew} onClose={() => setAsking(false)}>
        <p>{said.renewing}</p>
        <DialogActions>
          <Button data-autofocus onClick={() => setAsking(false)}>
            {said.keep}
          </Button>
          <Button variant="danger" busy={isRenewing} onClick={() => renew(() => setAsking(false))}>
            {said.renew}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog key="link" title={title} className={className} onClose={onClose}>
      {children(() => setAsking(true))}
    </Dialog>
  );
}
