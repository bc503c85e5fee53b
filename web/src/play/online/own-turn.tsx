import type { GameView } from '@darts/contracts/play';
import { useCallback, useState } from 'react';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import { TurnEntry } from '#play/entry/turn-entry.tsx';
import { useRecordTurn } from './use-record-turn.ts';

type Props = {
  readonly view: GameView;
  readonly left: number; // points
  readonly whenJoined: () => Promise<void>; // settles once this device is in the game
  readonly onLeave: () => void;
};

/** The player here is to throw. What is entered stays until the server has it. */
export function OwnTurn({ view, left, whenJoined, onLeave }: Props) {
  const [darts, setDarts] = useState<readonly ThrownDart[]>([]);
  const { recordTurn, isSending } = useRecordTurn(view, whenJoined);
  const throwDart = useCallback((dart: ThrownDart) => setDarts((held) => [...held, dart]), []);

  return (
    <TurnEntry
      turn={view.expectedTurn}
      left={left}
      darts={darts}
      isSending={isSending}
      onThrow={throwDart}
      onUndo={() => setDarts(darts.slice(0, -1))}
      onConfirm={recordTurn}
      onLeave={onLeave}
    />
  );
}
