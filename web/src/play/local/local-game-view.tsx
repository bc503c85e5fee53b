import { pointsLeft } from '@darts/rules/play/progress';
import { ofSide } from '@darts/rules/play/sides';
import { Suspense, useEffect, useReducer } from 'react';
import { useNavigate } from 'react-router';
import { useExitGuard } from '#platform/exit-guard.tsx';
import { paths } from '#platform/paths.ts';
import { bedsOf } from '#play/board/thrown-dart.ts';
import { TurnEntry } from '#play/entry/turn-entry.tsx';
import { useDoubleTap } from '#play/entry/use-double-tap.ts';
import { BustOverlay, EndDialog, LegEnd, LocalExit } from '#play/screen/deferred-parts.tsx';
import { GameScreen } from '#play/screen/game-screen.tsx';
import { useBust } from '#play/screen/use-bust.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { entryWords } from '#play/entry/words.ts';
import { playScreenWords } from '#play/screen/words.ts';
import { uiWords } from '#ui/words.ts';
import { forgetLocalGame, keepLocalGame, type KeptGame } from './local-game-storage.ts';
import { gamesWon, isBegun, playLocally } from './local-game.ts';
import { Standing } from './standing.tsx';
import { localGameWords } from './words.ts';

/** A running game of two players on one device. */
export function LocalGameView({ navigationKey, begunIn, setup, local: opened }: KeptGame) {
  const [local, play] = useReducer(playLocally, opened);
  const { game, darts } = local;
  const names = setup.players;
  const doubleTap = useDoubleTap();
  const busted = useBust(game.turns);
  const standing = local.won.some((count) => count > 0) && (
    <Standing of={localGameWords.standing} players={names} counts={gamesWon(local)} />
  );
  const guard = useExitGuard(!game.outcome, true);
  const navigate = useNavigate();

  // A game without a dart is not stored: the history state sets it up again.
  useEffect(() => {
    if (local !== opened || isBegun(local)) keepLocalGame({ navigationKey, begunIn, setup, local });
  }, [local, opened, navigationKey, begunIn, setup]);

  const undoTurn = () => {
    const last = game.turns.at(-1);
    if (!last) return;
    toast.info(
      localGameWords.undone(
        last.bust ? playScreenWords.bust : last.total,
        ofSide(names, last.side),
      ),
    );
    play({ type: 'undo-turn' });
  };
  const undo = (
    <Button variant="quiet" block onClick={undoTurn}>
      {entryWords.undo}
    </Button>
  );

  return (
    <>
      <GameScreen title={localGameWords.title} names={names} game={game} beds={bedsOf(darts)}>
        <TurnEntry
          turn={game.turns.length}
          rules={game.settings}
          left={pointsLeft(game)}
          darts={darts}
          doubleTap={doubleTap}
          onDarts={(entered) => play({ type: 'enter', darts: entered })}
          onUndoTurn={undoTurn}
          onConfirm={(thrown) => play({ type: 'confirm', thrown })}
        />
      </GameScreen>
      <Suspense>
        {busted && <BustOverlay />}
        {game.settings.legs > 1 && (
          <LegEnd
            names={names}
            game={game}
            isHeld={busted !== undefined}
            legsBefore={opened.game.legs.length}
          >
            {undo}
          </LegEnd>
        )}
        {game.outcome && !busted && (
          <EndDialog names={names} game={game} note={standing}>
            <Button variant="go" large block onClick={() => play({ type: 'rematch' })}>
              {playScreenWords.playAgain}
            </Button>
            <Button
              large
              block
              onClick={() => {
                forgetLocalGame(navigationKey);
                void navigate(paths.home, { replace: true });
              }}
            >
              {uiWords.exit}
            </Button>
            {undo}
          </EndDialog>
        )}
        {guard.isAsking && (
          <LocalExit
            onStay={guard.stay}
            onLater={isBegun(local) ? guard.leave : undefined}
            onLeave={() => {
              forgetLocalGame(navigationKey);
              guard.leave();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
