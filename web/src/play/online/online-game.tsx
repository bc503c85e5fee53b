import type { GameView } from '@darts/contracts/play';
import { playersOf } from '@darts/contracts/game/pairs';
import type { Game } from '@darts/rules/play/game';
import { isInSuddenDeath } from '@darts/rules/play/last-rounds';
import { rivalOf, type PairSide } from '@darts/rules/play/pair';
import type { Side } from '@darts/rules/play/sides';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useExitGuard } from '#platform/exit-guard.tsx';
import { useIsDrawn } from '#platform/go-to-game.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { gameOfView, namesIn } from '#play/game-of-view.ts';
import { CorrectionBar, CorrectionQuestion } from '#play/corrections/correction-bar.tsx';
import { useCorrection } from '#play/corrections/use-correction.ts';
import { BustOverlay } from '#play/dialogs/bust-overlay.tsx';
import { LegEnd } from '#play/dialogs/leg-end.tsx';
import { LeaveDialog } from '#play/scoring/leave-dialog.tsx';
import { GameScreen } from '#play/screen/game-screen.tsx';
import { useBust } from '#play/screen/use-bust.ts';
import { ScoringParts } from '#play/scoring/scoring-parts.tsx';
import { ScoringSetting } from '#play/scoring/scoring-offer.tsx';
import { useScoring } from '#play/scoring/use-scoring.ts';
import { ScreenButton } from '#screens/screen-button.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { correctionWords } from '#play/corrections/words.ts';
import { playScreenWords } from '#play/screen/words.ts';
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
import { onlineWords } from './words.ts';

type Props = {
  readonly view: GameView; // the latest snapshot
  readonly side: PairSide; // the player at this device
};

/** A running game of two players on two devices. */
export function OnlineGame({ view, side }: Props) {
  const { userId } = useUser();
  const navigate = useNavigate();
  const game = useMemo(() => gameOfView(view), [view]);
  const names = useMemo(() => namesIn(view), [view]);
  const rivalName = names[rivalOf(side)];

  const rivalId = playersOf(view)[rivalOf(side)]?.userId;
  const rival = useRivalAbsence(view, { userId: rivalId, name: rivalName });
  const { whenJoined, rematch } = useJoinGame(view, rival);
  const scoring = useScoring(view, rivalName, whenJoined);
  const { recordTurn, sent, isLate } = useRecordTurn(view, whenJoined);
  const { darts, setDarts, beds } = useDarts(view, {
    isMine: scoring.isEntering,
    sent,
    whenJoined,
  });
  useTurnAlert(scoring.isOwnTurn, view);
  const isOwnBust = useBusts(game, scoring.isScorer ? undefined : side, rivalName);
  const note = useNote(game, view.turn === userId);
  useSuddenDeathToast(game);
  const correction = useCorrection(view, rivalName);

  const { surrender, isLeaving } = useSurrender(view.gameId);
  const goOn = () => void navigate(pathAfter(view), { replace: true });
  const leaving = useLeaving(!game.outcome, goOn);

  return (
    <>
      <ConnectionNotice isUnsent={sent !== undefined} isLate={isLate} />
      <CorrectionQuestion view={view} rivalName={rivalName} correction={correction} />
      <GameScreen
        title={onlineWords.title}
        note={note}
        names={names}
        game={game}
        beds={beds}
        side={scoring.isScorer ? undefined : side}
        settings={
          <>
            <ScreenButton block shown={{ kind: 'game', id: view.gameId }} />
            <ScoringSetting scoring={scoring} />
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
      <LegEnd names={names} game={game} isHeld={isOwnBust}>
        <CorrectLast onCorrect={scoring.isRecordedFor ? undefined : correction.begin} />
      </LegEnd>
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
        <OnlineEnd {...{ view, game, names, side }} rematch={rematch} onLeave={goOn} />
      )}
      <ScoringParts
        scoring={scoring}
        isTaken={[rival.isAway, isLate, view.correction, correction.entry].some(Boolean)}
        isOffered={view.expectedTurn === 0}
      />
      {leaving.isAsked && (
        <LeaveDialog
          view={view}
          side={side}
          scoring={scoring}
          onStay={leaving.stay}
          onLater={leaving.go}
          onSurrender={() => surrender(leaving.go)}
        />
      )}
    </>
  );
}

/** The button to correct the last turn, if the player at this device may. */
const CorrectLast = ({ onCorrect }: { readonly onCorrect: (() => void) | undefined }) =>
  onCorrect && (
    <Button variant="quiet" block onClick={onCorrect}>
      {correctionWords.correctLast}
    </Button>
  );

/** The question before a running game is left, by the button here or by a navigation. */
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
 * Returns true while a turn entered here has just busted, and shows a toast for a bust of the rival.
 *
 * @param side the player at this device; undefined for the scorer of both
 */
function useBusts({ turns }: Game, side: Side | undefined, rivalName: string): boolean {
  const bust = useBust(turns);
  const isOwn = bust !== undefined && (side ?? bust.side) === bust.side;
  const isRivals = bust !== undefined && !isOwn;
  useEffect(() => {
    if (isRivals) toast.info(playScreenWords.wentBust(rivalName));
  }, [isRivals, rivalName]);
  return isOwn;
}

/** Returns the note that replaces the round: the draw for the first turn, before it is thrown. */
function useNote(game: Game, isMyTurn: boolean): string | undefined {
  const isDrawn = useIsDrawn();
  return isDrawn && game.turns.length === 0 ? onlineWords.drawn(isMyTurn) : undefined;
}

/** Shows a toast when sudden death begins. */
function useSuddenDeathToast(game: Game): void {
  const isIn = isInSuddenDeath(game);
  useEffect(() => {
    if (isIn) toast.info(onlineWords.suddenDeathBegins);
  }, [isIn]);
}

/** Returns the path to leave a game to: its league or tournament, or home. */
function pathAfter({ leagueId, tournamentId }: GameView): string {
  if (leagueId !== null) return paths.league(leagueId);
  return tournamentId === null ? paths.home : paths.tournamentView(tournamentId);
}
