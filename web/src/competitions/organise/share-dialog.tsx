import type { Place } from '#competitions/use-action.ts';
import { LinkDialog } from '#links/link-dialog.tsx';
import { useLink } from '#links/use-link.ts';
import { paths } from '#platform/paths.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import styles from './share-dialog.module.css';
import { ShareLink } from './share-link.tsx';
import { words } from './words.ts';

type Props = { readonly place: Place; readonly onClose: () => void };

/** A link and a code that lead to joining, through signing up for whoever has no account. */
export function ShareDialog({ place: { path, queryKey }, onClose }: Props) {
  const link = useLink(`${path}/invitation`, [...queryKey, 'invitation'], words);
  const { token, isError, retry } = link;
  const url = token && new URL(paths.invitation(token), location.origin).href;

  return (
    <LinkDialog
      title={words.shareTitle}
      className={styles['dialog']}
      link={link}
      said={words}
      onClose={onClose}
    >
      {(askRenew) => (
        <>
          <p>{words.shareAbout}</p>
          {isError ? (
            <LoadFailure title={words.noLink} onRetry={retry} />
          ) : (
            <ShareLink link={url} onRenew={askRenew} onClose={onClose} />
          )}
        </>
      )}
    </LinkDialog>
  );
}
