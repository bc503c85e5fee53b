import { ReconnectDialog } from '#play/online/reconnect-dialog.tsx';
import { ReplaceDialog } from '#play/online/replace-dialog.tsx';
import type { PendingGame } from './use-pending-game.ts';

type Props = {
  readonly pending: PendingGame;
  readonly goTo: (gameId: string) => void;
  readonly settle: () => void;
  readonly leaveItThere: () => void;
};

/** Asks whether to return to, or to take over, a running game that this tab is not in. */
export function PendingGameDialog({ pending, goTo, settle, leaveItThere }: Props) {
  if (pending.kind === 'replace') {
    return <ReplaceDialog onTaken={goTo} onCancel={leaveItThere} />;
  }
  const { gameId } = pending;
  return (
    <ReconnectDialog key={gameId} gameId={gameId} onReturn={() => goTo(gameId)} onOver={settle} />
  );
}
