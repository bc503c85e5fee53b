import type { GameView } from '@darts/contracts/play';
import { otherSeat, type Seat } from '@darts/rules/play/seats';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useExitGuard } from '#platform/exit-guard.tsx';
import { useUser } from '#platform/session.ts';
import { BustOverlay } from './bust-overlay.tsx';
import { ExitWarning } from './exit-warning.tsx';
import { loadTheRest } from './from-first-touch.tsx';
import { gameOfView, namesIn } from './game-of-view.ts';
import { GameScreen } from './game-screen.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OnlineEnd } from './online-end.tsx';
import { OwnTurn } from './own-turn.tsx';
import { pathAfter } from './path-after.ts';
import { RivalAway } from './rival-away.tsx';
import { RivalTurn } from './rival-turn.tsx';
import { useSuddenDeath } from './sudden-death.ts';
import { useBeingIn } from './use-being-in.ts';
import { useBust } from './use-bust.ts';
import { useRivalAbsence } from './use-rival-absence.ts';
import { useRivalBust } from './use-rival-bust.ts';
import { useSurrender } from './use-surrender.ts';
import { useTurnNotice } from './use-turn-notice.ts';

type Props = {
  readonly view: GameView; // as the server last told it
  readonly seat: Seat; // of the player here
};

/** Two players, two devices. */
export function OnlineGame({ view, seat }: Props) {
  const { userId } = useUser();
  const navigate = useNavigate();
  const game = useMemo(() => gameOfView(view), [view]);
  const names = useMemo(() => namesIn(view), [view]);
  const rivalName = names[otherSeat(seat)];
  const isMyTurn = view.turn === userId;

  const rival = useRivalAbsence(view, { userId: view[otherSeat(seat)]?.userId, name: rivalName });
  const whenIn = useBeingIn(view, rival);
  useTurnNotice(isMyTurn, view);
  // While there is a server to load it from: it may be gone when it is needed.
  useEffect(() => void loadTheRest().catch(() => {}), []);
  useRivalBust(game, seat, rivalName);
  const isOwnBust = useBust(game.turns.filter((turn) => turn.seat === seat)) !== undefined;
  const suddenDeath = useSuddenDeath(game);

  const { surrender, isLeaving } = useSurrender(view.gameId);
  const guard = useExitGuard(!game.outcome);
  const [isAsked, setAsked] = useState(false); // whether to leave, by the button here
  const askToLeave = () => setAsked(true);
  const goOn = () => void navigate(pathAfter(view), { replace: true });

  return (
    <>
      <OfflineNotice />
      <GameScreen
        title={suddenDeath ?? 'Partida online'}
        note={suddenDeath}
        names={names}
        game={game}
      >
        {isMyTurn ? (
          <OwnTurn
            key={view.expectedTurn}
            view={view}
            left={game.scores[seat]}
            whenIn={whenIn}
            onLeave={askToLeave}
          />
        ) : (
          <RivalTurn onLeave={askToLeave} />
        )}
      </GameScreen>
      {isOwnBust && <BustOverlay />}
      {rival.isAway && (
        <RivalAway gameId={view.gameId} name={rivalName} time={rival.time} onLeave={askToLeave} />
      )}
      {game.outcome && !isOwnBust && !isLeaving && (
        <OnlineEnd view={view} game={game} names={names} seat={seat} />
      )}
      {!game.outcome && (isAsked || guard.isAsking) && (
        <ExitWarning
          onStay={() => {
            setAsked(false);
            guard.stay();
          }}
          onLeave={() => surrender(guard.isAsking ? guard.leave : goOn)}
        />
      )}
    </>
  );
}
