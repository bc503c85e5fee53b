import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { CrashScreen } from '#app/crash-screen.tsx';
import { isQuiet } from '#app/routes.ts';
import {
  useRivalCalls,
  useScoringProposal,
} from '#competitions/game-lobby/use-scoring-proposal.ts';
import { isGamePath } from '#platform/paths.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { useSession } from '#platform/session.ts';
import { openSocket } from '#platform/socket.ts';
import { LoadFailedSaid } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { useCallToGame } from './use-call-to-game.ts';
import { usePendingGame } from './use-pending-game.ts';
import { useReconnection } from './use-reconnection.ts';

const Invitations = onDemand(() => import('#lobby/invitations.tsx'), LoadFailedSaid);
const WaitingElsewhere = onDemand(() => import('#lobby/waiting-elsewhere.tsx'), LoadFailedSaid);
const ScoringProposalDialog = onDemand(
  () => import('#competitions/game-lobby/scoring-proposal-dialog.tsx'),
  LoadFailedSaid,
);
const PendingGameDialog = onDemand(() => import('./pending-game-dialog.tsx'), LoadFailedSaid);

/** Opens the connection of a logged-in user, and handles the events that concern every page. */
export function Realtime() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const userId = user?.userId;

  useEffect(() => (userId === undefined ? undefined : openSocket()), [userId]);
  useReconnection();
  useServerEvent('error', ({ message }) => toast.error(message));
  const { pending, offer, ...answers } = usePendingGame(userId);
  useCallToGame(userId, offer);
  useRivalCalls();
  const { proposal, end } = useScoringProposal();

  if (!user) return null;
  return (
    <CrashScreen instead={null}>
      <Suspense>{!isGamePath(pathname) && <Invitations />}</Suspense>
      <Suspense>
        <WaitingElsewhere />
      </Suspense>
      <Suspense>
        {proposal && (
          <ScoringProposalDialog key={proposal.gameId} proposal={proposal} onEnd={end} />
        )}
      </Suspense>
      <Suspense>
        {pending && !isQuiet(pathname) && <PendingGameDialog pending={pending} {...answers} />}
      </Suspense>
    </CrashScreen>
  );
}
