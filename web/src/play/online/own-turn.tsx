import type { GameView } from '@darts/contracts/play';
import { DART_VALUES } from '@darts/rules/play/darts';
import { useState } from 'react';
import type { ThrownDart } from '#play/board/thrown-dart.ts';
import { TurnEntry } from '#play/entry/turn-entry.tsx';
import type { SentTurn } from './send-turn.ts';

type Props = {
  readonly view: GameView;
  readonly left: number; // points
  readonly sent: SentTurn | undefined; // and not answered yet
  readonly onConfirm: (darts: readonly number[]) => void;
  readonly onLeave: () => void;
};

/** The player here is to throw. What is entered stays until the server has it. */
export function OwnTurn({ view, left, sent, onConfirm, onLeave }: Props) {
  const [darts, setDarts] = useState<readonly ThrownDart[]>(() => dartsOf(sent));

  return (
    <TurnEntry
      turn={view.expectedTurn}
      left={left}
      darts={darts}
      isSending={sent !== undefined}
      onDarts={setDarts}
      onConfirm={onConfirm}
      onLeave={onLeave}
    />
  );
}

/** The darts of a turn sent before a reload of the page; none of one entered as its total. */
const dartsOf = (sent: SentTurn | undefined): readonly ThrownDart[] =>
  sent?.darts.every((value) => DART_VALUES.has(value))
    ? sent.darts.map((value) => ({ value }))
    : [];
