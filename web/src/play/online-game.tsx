import type { GameView } from '@darts/contracts/play';
import { otherSeat, type Seat } from '@darts/rules/play/seats';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useExitGuard } from '#platform/exit-guard.tsx';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { BustOverlay } from './bust-overlay.tsx';
import { EndDialog } from './end-dialog.tsx';
import { ExitDialog } from './exit-dialog.tsx';
import { gameOfView, namesIn } from './game-of-view.ts';
import { GameScreen } from './game-screen.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OwnTurn } from './own-turn.tsx';
import { RivalTurn } from './rival-turn.tsx';
import { useBeingIn } from './use-being-in.ts';
import { useBust } from './use-bust.ts';
import { useRivalBust } from './use-rival-bust.ts';
import { useSurrender } from './use-surrender.ts';

type Props = {
  readonly view: GameView; // as the server last told it
  readonly seat: Seat; // of the player here
};

/** Two players, two devices. */
export function OnlineGame({ view, seat }: Props) {
  const whenIn = useBeingIn(view);
  const game = useMemo(() => gameOfView(view), [view]);
  const names = useMemo(() => namesIn(view), [view]);
  useRivalBust(game, seat, names[otherSeat(seat)]);
  const navigate = useNavigate();
  const { surrender, isLeaving } = useSurrender(view.gameId);
  const guard = useExitGuard(!game.outcome);
  const [isAsked, setAsked] = useState(false); // whether to leave, by the button here
  const isOwnBust = useBust(game.turns.filter((turn) => turn.seat === seat)) !== undefined;
  const askToLeave = () => setAsked(true);
  const goHome = () => void navigate(paths.home, { replace: true });

  return (
    <>
      <OfflineNotice />
      <GameScreen title="Partida online" names={names} game={game}>
        {game.toMove === seat ? (
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
      {game.outcome && !isOwnBust && !isLeaving && (
        <EndDialog names={names} game={game}>
          <Button large block onClick={goHome}>
            Salir
          </Button>
        </EndDialog>
      )}
      {!game.outcome && (isAsked || guard.isAsking) && (
        <ExitDialog
          title="¿Rendirse y salir?"
          message="Si sales ahora, pierdes la partida."
          action="Rendirse y salir"
          onStay={() => {
            setAsked(false);
            guard.stay();
          }}
          onLeave={() => surrender(guard.isAsking ? guard.leave : goHome)}
        />
      )}
    </>
  );
}
