import type { GameView } from '@darts/contracts/play';
import type { Game } from '@darts/rules/play/game';
import { isInSuddenDeath } from '@darts/rules/play/progress';
import { otherSeat, type Seat } from '@darts/rules/play/seats';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useExitGuard } from '#platform/exit-guard.tsx';
import { useIsDrawn } from '#platform/go-to-game.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { gameOfView, namesIn } from '#play/game-of-view.ts';
import { CorrectionBar } from '#play/corrections/correction-bar.tsx';
import { useCorrection } from '#play/corrections/use-correction.ts';
import { BustOverlay } from '#play/dialogs/bust-overlay.tsx';
import { LegEnd } from '#play/dialogs/leg-end.tsx';
import { LeaveDialog } from '#play/scoring/leave-dialog.tsx';
import { GameScreen } from '#play/screen/game-screen.tsx';
import { useBust } from '#play/screen/use-bust.ts';
import { ScoringParts } from '#play/scoring/scoring-parts.tsx';
import { ScoringSetting } from '#play/scoring/scoring-setting.tsx';
import { useScoring } from '#play/scoring/use-scoring.ts';
import { ScreenButton } from '#screens/screen-button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { words as screen } from '#play/screen/words.ts';
import { OnlineEnd } from './online-end.tsx';
import { RivalAway } from './rival-away.tsx';
import { ConnectionNotice } from './turn/connection-notice.tsx';
import { OnlineTurn } from './turn/online-turn.tsx';
import { useDarts } from './turn/use-darts.ts';
import { useRecordTurn } from './turn/use-record-turn.ts';
import { useTurnAlert } from './turn/use-turn-alert.ts';
import { useJoinGame } from './use-join-game.ts';
import { useRivalAbsence } from './use-rival-absence.ts';
import { useSurrender } from './use-surrender.ts';
import { words } from './words.ts';

type Props = {
  readonly view: GameView; // the latest snapshot
  readonly seat: Seat; // of the player here
};

/** Two players, two devices. */
export function OnlineGame({ view, seat }: Props) {
  const { userId } = useUser();
  const navigate = useNavigate();
  const game = useMemo(() => gameOfView(view), [view]);
  const names = useMemo(() => namesIn(view), [view]);
  const rivalName = names[otherSeat(seat)];

  const rival = useRivalAbsence(view, { userId: view[otherSeat(seat)]?.userId, name: rivalName });
  const whenJoined = useJoinGame(view, rival);
  const scoring = useScoring(view, rivalName, whenJoined);
  const { recordTurn, sent, isLate } = useRecordTurn(view, whenJoined);
  const { darts, setDarts, beds } = useDarts(view, {
    isMine: scoring.isEntering,
    sent,
    whenJoined,
  });
  useTurnAlert(scoring.isOwnTurn, view);
  const isOwnBust = useBusts(game, scoring.isScorer ? undefined : seat, rivalName);
  const note = useNote(game, view.turn === userId);
  useSuddenDeathToast(game);
  const correction = useCorrection(view, rivalName);

  const { surrender, isLeaving } = useSurrender(view.gameId);
  const goOn = () => void navigate(pathAfter(view), { replace: true });
  const leaving = useLeaving(!game.outcome, goOn);

  return (
    <>
      <ConnectionNotice isUnsent={sent !== undefined} isLate={isLate} />
      <GameScreen
        title={words.title}
        note={note}
        names={names}
        game={game}
        beds={beds}
        seat={scoring.isScorer ? undefined : seat}
        settings={
          <>
            <ScoringSetting scoring={scoring} />
            <ScreenButton block path={`/games/${view.gameId}`} />
          </>
        }
      >
        <OnlineTurn
          {...{ view, game, scoring, correction, beds, darts }}
          isSending={sent !== undefined}
          onDarts={setDarts}
          onConfirm={recordTurn}
          onLeave={leaving.ask}
        />
      </GameScreen>
      <CorrectionBar view={view} rivalName={rivalName} correction={correction} />
      {isOwnBust && <BustOverlay />}
      <LegEnd names={names} game={game} isHeld={isOwnBust} />
      {rival.isAway && (
        <RivalAway
          gameId={view.gameId}
          name={rivalName}
          time={rival.time}
          isAtBoard={scoring.isEntering || isOwnBust}
          onLeave={leaving.ask}
        />
      )}
      {game.outcome && !isOwnBust && !isLeaving && (
        <OnlineEnd view={view} game={game} names={names} seat={seat} onLeave={goOn} />
      )}
      <ScoringParts
        scoring={scoring}
        isTaken={[rival.isAway, isLate, view.correction, correction.entry].some(Boolean)}
        isOffered={view.expectedTurn === 0}
      />
      {leaving.isAsked && (
        <LeaveDialog
          view={view}
          seat={seat}
          scoring={scoring}
          onStay={leaving.stay}
          onLater={leaving.go}
          onSurrender={() => surrender(leaving.go)}
        />
      )}
    </>
  );
}

/** Whether to leave a running game, asked by the button here or by what leads elsewhere. */
function useLeaving(isRunning: boolean, goOn: () => void) {
  const guard = useExitGuard(isRunning);
  const [isAskedHere, setAskedHere] = useState(false);

  return {
    isAsked: isRunning && (isAskedHere || guard.isAsking),
    ask: () => setAskedHere(true),
    go: guard.isAsking ? guard.leave : goOn,
    stay() {
      setAskedHere(false);
      guard.stay();
    },
  };
}

/**
 * Whether a turn that is entered here has just busted. Of another the player here is told.
 *
 * @param seat of the player here; absent where the turns of both are entered
 */
function useBusts({ turns }: Game, seat: Seat | undefined, rivalName: string): boolean {
  const bust = useBust(turns);
  const isOwn = bust !== undefined && (seat ?? bust.seat) === bust.seat;
  const isRivals = bust !== undefined && !isOwn;
  useEffect(() => {
    if (isRivals) toast.info(screen.wentBust(rivalName));
  }, [isRivals, rivalName]);
  return isOwn;
}

/** What stands between the halves in place of the round, if anything does. */
function useNote(game: Game, isMyTurn: boolean): string | undefined {
  const isDrawn = useIsDrawn();
  return isDrawn && game.turns.length === 0 ? words.drawn(isMyTurn) : undefined;
}

/** Tells the players when it begins. */
function useSuddenDeathToast(game: Game): void {
  const isIn = isInSuddenDeath(game);
  useEffect(() => {
    if (isIn) toast.info(words.suddenDeathBegins);
  }, [isIn]);
}

/** Where a game leads to: the league or tournament it belongs to, or home. */
function pathAfter({ leagueId, tournamentId }: GameView): string {
  if (leagueId !== null) return paths.league(leagueId);
  return tournamentId === null ? paths.home : paths.tournamentView(tournamentId);
}
