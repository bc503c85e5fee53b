import { openInvitation, renewInvitation } from '@darts/contracts/addresses/competitions';
import type { Place } from '#competitions/use-action.ts';
import { LinkDialog } from '#links/link-dialog.tsx';
import { useLink } from '#links/use-link.ts';
import { call } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import styles from './share-dialog.module.css';
import { ShareLink } from './share-link.tsx';
import { organiseWords } from './words.ts';

type Props = { readonly place: Place; readonly onClose: () => void };

/** Invitation link and code; guests sign up on the way. */
export function ShareDialog({ place, onClose }: Props) {
  const { kind, competitionId, queryKey } = place;
  const params = { competitionId };
  const calls = {
    open: () => call(openInvitation(kind), { params }),
    renew: (requestId: string) => call(renewInvitation(kind), { params, body: { requestId } }),
  };
  const link = useLink(calls, [...queryKey, 'invitation'], organiseWords);
  const { token, isError, retry } = link;
  const url = token && new URL(paths.invitation(token), location.origin).href;

  return (
    <LinkDialog
      title={organiseWords.shareTitle}
      className={styles.dialog}
      link={link}
      said={organiseWords}
      onClose={onClose}
    >
      {(askRenew) => (
        <>
          <p>{organiseWords.shareAbout}</p>
          {isError ? (
            <LoadFailure title={organiseWords.noLink} onRetry={retry} />
          ) : (
            <ShareLink link={url} onRenew={askRenew} onClose={onClose} />
          )}
        </>
      )}
    </LinkDialog>
  );
}
