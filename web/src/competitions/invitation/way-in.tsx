import { joinByInvitation } from '@darts/contracts/addresses/competitions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { Kind } from '#competitions/kind.ts';
import { messageOf } from '#platform/api-error.ts';
import { call } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { returnTo } from '#platform/return-to.ts';
import { useSession } from '#platform/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import styles from './invitation.module.css';
import { invitationWords } from './words.ts';

type Props = { readonly token: string; readonly kind: Kind };

/** Joins the competition; guests first log in or sign up, and come back. */
export function WayIn({ token, kind }: Props) {
  const { user } = useSession();
  const location = useLocation();

  if (user === undefined) return <div className={styles.unknown} aria-busy="true" />;
  if (user) return <JoinButton token={token} kind={kind} />;
  return (
    <>
      <p>{invitationWords.forGuests}</p>
      <ButtonLink variant="go" large block to={paths.signup} state={returnTo(location)}>
        {invitationWords.signUp}
      </ButtonLink>
      <ButtonLink large block to={paths.login} state={returnTo(location)}>
        {invitationWords.logIn}
      </ButtonLink>
    </>
  );
}

function JoinButton({ token, kind }: Props) {
  const { join } = kind.actions;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(joinByInvitation, { params: { token } }),
    onSuccess: ({ competitionId }) => {
      toast.success(join.done);
      void cache.invalidateQueries({ queryKey: [kind.name] });
      void navigate(kind.paths.page(competitionId), { replace: true });
    },
    onError: (error) => {
      toast.error(messageOf(error, join.failed));
      // The server may have refused because the page is stale.
      void cache.invalidateQueries({ queryKey: ['competitions', 'invitations', token] });
    },
  });

  return (
    <Button variant="go" large block busy={isPending} onClick={() => mutate()}>
      {join.label}
    </Button>
  );
}
