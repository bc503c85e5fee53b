import type { CompetitionKind } from '@darts/contracts/competitions';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Kind } from '#competitions/kind.ts';
import { isMissing } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { InvitationCard } from './invitation-card.tsx';
import { invitationQuery } from './invitation-query.ts';
import styles from './invitation.module.css';
import { invitationWords } from './words.ts';

type Props = { readonly kinds: Readonly<Record<CompetitionKind, Kind>> };

/** Target of an invitation link: the competition, and the button to join. */
export function InvitationPage({ kinds }: Props) {
  const { token = '' } = useParams(); // always set by the route
  const { user } = useSession();
  const { data: invitation, error, refetch } = useQuery(invitationQuery(token, user?.userId));
  const isGone = isMissing(error); // the competition may have begun meanwhile

  return (
    <div className={classNames(layout.page, layout.narrow)}>
      {invitation && !isGone ? (
        <InvitationCard token={token} invitation={invitation} kind={kinds[invitation.kind]} />
      ) : (
        <>
          <PageTitle title={invitationWords.title} className={text.hidden} />
          {!error && <InvitationSkeleton />}
          {error && !isGone && (
            <LoadFailure title={invitationWords.loadFailed} onRetry={() => void refetch()} />
          )}
          {isGone && (
            <div className={layout.card}>
              <EmptyState title={invitationWords.gone} isError>
                <p>{invitationWords.askForAnother}</p>
                <ButtonLink to={paths.home}>{invitationWords.home}</ButtonLink>
              </EmptyState>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Placeholder of an invitation while it loads. */
const InvitationSkeleton = () => (
  <div className={classNames(layout.card, layout.padded, styles.invitation)} aria-busy="true">
    <Skeleton width="70%" height={40} />
    <Skeleton width="50%" />
    <Skeleton width="60%" />
    <div className={styles.unknown} />
  </div>
);
