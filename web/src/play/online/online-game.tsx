import type { GameView } from '@darts/contracts/play';
import { undoTurn, type Game } from '@darts/rules/play/game';
import { isInSuddenDeath, toThrow } from '@darts/rules/play/progress';
import { otherSeat, type Seat } from '@darts/rules/play/seats';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConnection } from '#platform/connection.ts';
import { useExitGuard } from '#platform/exit-guard.tsx';
import { useIsDrawn } from '#platform/go-to-game.ts';
import { paths } from '#platform/paths.ts';
import { useUser } from '#platform/session.ts';
import { gameOfView, namesIn } from '#play/game-of-view.ts';
import { CorrectionBar } from '#play/corrections/correction-bar.tsx';
import { useCorrection } from '#play/corrections/use-correction.ts';
import { BustOverlay } from '#play/dialogs/bust-overlay.tsx';
import { TurnEntry } from '#play/entry/turn-entry.tsx';
import { ExitDialog } from '#play/dialogs/exit-dialog.tsx';
import { LegEnd } from '#play/dialogs/leg-end.tsx';
import { GameScreen } from '#play/screen/game-screen.tsx';
import { useBust } from '#play/screen/use-bust.ts';
import { OfflineNotice } from '#ui/feedback/offline-notice.tsx';
import { toast } from '#ui/toast.ts';
import { words as screen } from '#play/screen/words.ts';
import { words as play } from '#play/words.ts';
import { OnlineEnd } from './online-end.tsx';
import { RivalAway } from './rival-away.tsx';
import { RivalTurn } from './rival-turn.tsx';
import { turnKey, useDarts } from './use-darts.ts';
import { useJoinGame } from './use-join-game.ts';
import { useRecordTurn } from './use-record-turn.ts';
import { useRivalAbsence } from './use-rival-absence.ts';
import { useSurrender } from './use-surrender.ts';
import { useTurnAlert } from './use-turn-alert.ts';
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
  const isMyTurn = view.turn === userId;

  const rival = useRivalAbsence(view, { userId: view[otherSeat(seat)]?.userId, name: rivalName });
  const whenJoined = useJoinGame(view, rival);
  const { recordTurn, sent, isLate } = useRecordTurn(view, whenJoined);
  const { darts, setDarts, beds } = useDarts(view, {
    isMine: isMyTurn,
    sent,
    whenJoined,
  });
  useTurnAlert(isMyTurn, view);
  useRivalBust(game, seat, rivalName);
  const isOwnBust = useBust(game.turns.filter((turn) => turn.seat === seat)) !== undefined;
  const note = useNote(game, isMyTurn);
  const correction = useCorrection(view, rivalName);

  const { surrender, isLeaving } = useSurrender(view.gameId);
  const goOn = () => void navigate(pathAfter(view), { replace: true });
  const leaving = useLeaving(!game.outcome, goOn);

  return (
    <>
      <ConnectionNotice isUnsent={sent !== undefined} isLate={isLate} />
      <GameScreen title={words.title} note={note} names={names} game={game} beds={beds} seat={seat}>
        {correction.entry ? (
          <TurnEntry
            key="correction"
            turn={view.expectedTurn - 1}
            rules={game.settings}
            left={leftBefore(game)}
            {...correction.entry}
          />
        ) : isMyTurn ? (
          <TurnEntry
            key={turnKey(view)}
            turn={view.expectedTurn}
            rules={game.settings}
            left={game.scores[seat]}
            darts={darts}
            isSending={sent !== undefined}
            onDarts={setDarts}
            onUndoTurn={correction.begin}
            onConfirm={recordTurn}
            onLeave={leaving.ask}
          />
        ) : (
          <RivalTurn
            rules={game.settings}
            left={game.scores[otherSeat(seat)]}
            beds={beds}
            onCorrect={correction.begin}
            onLeave={leaving.ask}
          />
        )}
      </GameScreen>
      <CorrectionBar view={view} rivalName={rivalName} correction={correction} />
      {isOwnBust && <BustOverlay />}
      <LegEnd names={names} game={game} isHeld={isOwnBust} />
      {rival.isAway && (
        <RivalAway
          gameId={view.gameId}
          name={rivalName}
          time={rival.time}
          isAtBoard={isMyTurn || isOwnBust}
          onLeave={leaving.ask}
        />
      )}
      {game.outcome && !isOwnBust && !isLeaving && (
        <OnlineEnd view={view} game={game} names={names} seat={seat} onLeave={goOn} />
      )}
      {leaving.isAsked && (
        <ExitDialog
          {...words.surrender}
          onStay={leaving.stay}
          onLeave={() => surrender(leaving.go)}
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

type NoticeProps = {
  readonly isUnsent: boolean; // a turn is on its way to the server
  readonly isLate: boolean; // and longer than it takes
};

/** Says that the server is out of reach, and that a turn waits for it. */
function ConnectionNotice({ isUnsent, isLate }: NoticeProps) {
  const isOffline = useConnection() === 'offline';
  const message = isUnsent ? words.unsentTurn : undefined;
  return <OfflineNotice isOffline={isOffline || isLate} message={message} isBar />;
}

/** The points that whoever threw the last turn had left before it. */
function leftBefore(game: Game): number {
  const before = undoTurn(game);
  return before.scores[toThrow(before)];
}

/** Tells the player in `seat` when the rival busts. */
function useRivalBust({ turns }: Game, seat: Seat, rivalName: string): void {
  const busted = useBust(turns.filter((turn) => turn.seat !== seat));
  useEffect(() => {
    if (busted) toast.info(screen.wentBust(rivalName));
  }, [busted, rivalName]);
}

/** What stands between the halves in place of the round, if anything does. */
function useNote(game: Game, isMyTurn: boolean): string | undefined {
  const suddenDeath = useSuddenDeath(game);
  const isDrawn = useIsDrawn();
  return isDrawn && game.turns.length === 0 ? words.drawn(isMyTurn) : suddenDeath;
}

/** Tells the players when it begins, and returns what such a game is called; nothing for others. */
function useSuddenDeath(game: Game): string | undefined {
  const isIn = isInSuddenDeath(game);
  useEffect(() => {
    if (isIn) toast.info(words.suddenDeathBegins);
  }, [isIn]);
  return isIn ? play.suddenDeath : undefined;
}

/** Where a game leads to: the league or tournament it belongs to, or home. */
function pathAfter({ leagueId, tournamentId }: GameView): string {
  if (leagueId !== null) return paths.league(leagueId);
  return tournamentId === null ? paths.home : paths.tournamentView(tournamentId);
}
