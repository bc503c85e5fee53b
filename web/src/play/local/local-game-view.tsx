import { toThrow } from '@darts/rules/play/progress';
import { Suspense, useEffect, useMemo, useReducer } from 'react';
import { useNavigate } from 'react-router';
import { useExitGuard } from '#platform/exit-guard.tsx';
import { paths } from '#platform/paths.ts';
import { bedsOf } from '#play/board/thrown-dart.ts';
import { TurnEntry } from '#play/entry/turn-entry.tsx';
import { useDoubleTap } from '#play/entry/use-double-tap.ts';
import { BustOverlay, EndDialog, ExitDialog, LegEnd } from '#play/screen/deferred-parts.tsx';
import { GameScreen } from '#play/screen/game-screen.tsx';
import { useBust } from '#play/screen/use-bust.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { words as entry } from '#play/entry/words.ts';
import { words as screen } from '#play/screen/words.ts';
import { words as shared } from '#ui/words.ts';
import { forgetLocalGame, keepLocalGame, type KeptGame } from './local-game-storage.ts';
import { gamesWon, isBegun, playLocally } from './local-game.ts';
import { Standing } from './standing.tsx';
import { words } from './words.ts';

/** Two players, one device. */
export function LocalGameView({ navigationKey, begunIn, setup, local: opened }: KeptGame) {
  const [local, play] = useReducer(playLocally, opened);
  const { game, darts } = local;
  const names = useMemo(() => ({ player1: setup.players[0], player2: setup.players[1] }), [setup]);
  const doubleTap = useDoubleTap();
  const busted = useBust(game.turns);
  const isFirst = local.won.player1 + local.won.player2 === 0;
  const standing = !isFirst && (
    <Standing of={words.standing} players={setup.players} counts={gamesWon(local)} />
  );
  const guard = useExitGuard(!game.outcome, true);
  const navigate = useNavigate();

  // A game nobody has thrown in yet is asked for again by the address itself.
  useEffect(() => {
    if (local !== opened || isBegun(local)) keepLocalGame({ navigationKey, begunIn, setup, local });
  }, [local, opened, navigationKey, begunIn, setup]);

  const undoTurn = () => {
    const last = game.turns.at(-1);
    if (!last) return;
    toast.info(words.undone(last.bust ? screen.bust : last.total, names[last.seat]));
    play({ type: 'undo-turn' });
  };

  return (
    <>
      <GameScreen title={words.title} names={names} game={game} beds={bedsOf(darts)}>
        <TurnEntry
          turn={game.turns.length}
          rules={game.settings}
          left={game.scores[toThrow(game)]}
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
          />
        )}
        {game.outcome && !busted && (
          <EndDialog names={names} game={game} note={standing}>
            <Button variant="go" large block onClick={() => play({ type: 'rematch' })}>
              {screen.playAgain}
            </Button>
            <Button
              large
              block
              onClick={() => {
                forgetLocalGame(navigationKey);
                void navigate(paths.home, { replace: true });
              }}
            >
              {shared.exit}
            </Button>
            <Button variant="quiet" block onClick={undoTurn}>
              {entry.undo}
            </Button>
          </EndDialog>
        )}
        {guard.isAsking && (
          <ExitDialog
            {...words.leave}
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
