import type { UserRef } from '@darts/contracts/accounts';
import type { GameView } from '@darts/contracts/play';
import { playersOf } from '@darts/contracts/game/pairs';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { useServerEvent } from '#platform/server-events.ts';
import { ask } from '#platform/socket.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { toast } from '#ui/toasts/toast.ts';
import { uiWords } from '#ui/words.ts';
import { NoShow } from './no-show.tsx';
import type { InLobby } from './use-game-lobby.ts';
import { gameLobbyWords } from './words.ts';

type Props = { readonly game: GameView; readonly lobby: InLobby };

/** Actions for a player whose rival is known and absent. */
export function LobbyActions({ game, lobby }: Props) {
  const { userId } = useUser();
  const rival = playersOf(game).find((player) => player?.userId !== userId);
  if (!rival || lobby.present.includes(rival.userId ?? '')) return null;
  return <Alone gameId={game.gameId} rival={rival} lobby={lobby} />;
}

type AloneProps = {
  readonly gameId: string;
  readonly rival: UserRef;
  readonly lobby: InLobby;
};

function Alone({ gameId, rival: { userId: rivalId, username: rival }, lobby }: AloneProps) {
  const isElsewhere = rivalId !== null && lobby.playing.includes(rivalId);
  const call = useMutation({
    mutationFn: () => ask('callRival', { gameId }),
    onSuccess: ({ by, isPlaying }) => {
      toast.success(
        by === 'page' ? gameLobbyWords.isCalled(rival) : gameLobbyWords.isMailed(rival),
      );
      if (isPlaying) toast.info(gameLobbyWords.isElsewhere(rival));
    },
    onError: (error) => toast.error(messageOf(error)),
  });

  return (
    <div className={layout.stack}>
      {isElsewhere && <p role="status">{gameLobbyWords.isElsewhere(rival)}</p>}
      {!isElsewhere && <Scoring gameId={gameId} rival={rival} asking={lobby.asking} />}
      <Button block busy={call.isPending} onClick={() => call.mutate()}>
        {gameLobbyWords.call(rival)}
      </Button>
      <ButtonLink block to={paths.gameView(gameId)}>
        {gameLobbyWords.enterResult}
      </ButtonLink>
      <NoShow gameId={gameId} rival={rival} />
    </div>
  );
}

type ScoringProps = {
  readonly gameId: string;
  readonly rival: string;
  readonly asking: string | undefined; // id of the player who asks to record for both
};

/** Asks the rival, on whichever page, if this device may record for both players. */
function Scoring({ gameId, rival, asking }: ScoringProps) {
  const { userId } = useUser();
  const onError = (error: Error) => toast.error(messageOf(error));
  const propose = useMutation({ mutationFn: () => ask('proposeScoring', { gameId }), onError });
  const withdraw = useMutation({
    mutationFn: () => ask('answerScoringProposal', { gameId, accept: false }),
    onError,
  });
  useServerEvent('scoringProposalAnswered', (answer) => {
    const isRefused = answer.gameId === gameId && answer.userId !== userId && !answer.accept;
    if (isRefused) toast.info(gameLobbyWords.scoring.isRefused(rival));
  });

  if (asking !== userId) {
    return (
      <Button variant="go" block busy={propose.isPending} onClick={() => propose.mutate()}>
        {gameLobbyWords.scoring.ask}
      </Button>
    );
  }
  const isToOpen = propose.data?.isHere === false;
  return (
    <>
      <p role="status">
        {(isToOpen ? gameLobbyWords.scoring.waitingForPage : gameLobbyWords.scoring.waiting)(rival)}
      </p>
      <Button block busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {uiWords.cancel}
      </Button>
    </>
  );
}
