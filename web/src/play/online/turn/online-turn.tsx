import type { GameView } from '@darts/contracts/play';
import type { BedName } from '@darts/rules/play/beds';
import type { Game } from '@darts/rules/play/game';
import { undoTurn } from '@darts/rules/play/match';
import { pointsLeft } from '@darts/rules/play/progress';
import type { ComponentProps } from 'react';
import type { Correction } from '#play/corrections/use-correction.ts';
import { TurnEntry } from '#play/entry/turn-entry.tsx';
import { TurnFocus } from '#play/entry/turn-focus.tsx';
import { useDoubleTap } from '#play/entry/use-double-tap.ts';
import { ScoringAction } from '#play/scoring/scoring-action.tsx';
import type { Scoring } from '#play/scoring/use-scoring.ts';
import { RivalTurn } from './rival-turn.tsx';
import { turnKey } from './use-darts.ts';

type Props = {
  readonly view: GameView;
  readonly game: Game;
  readonly scoring: Scoring;
  readonly correction: Correction;
  readonly beds: readonly BedName[]; // of the turn so far
  readonly darts: ComponentProps<typeof TurnEntry>['darts'];
  readonly onLeave: () => void;
} & Pick<ComponentProps<typeof TurnEntry>, 'isSending' | 'onDarts' | 'onConfirm'>;

/** The current turn, or the correction of the last one: entered here, or watched. */
export function OnlineTurn(props: Props) {
  const { view, scoring, correction } = props;
  const isEntered = correction.entry ? 'correction' : scoring.isEntering && turnKey(view);
  return (
    <TurnFocus turn={isEntered}>
      <TurnHere {...props} />
    </TurnFocus>
  );
}

function TurnHere({ view, game, scoring, correction, beds, ...entry }: Props) {
  const { isRecordedFor, isScorerAway, rival } = scoring;
  const left = pointsLeft(game);
  const doubleTap = useDoubleTap();
  if (correction.entry) {
    return (
      <TurnEntry
        key="correction"
        turn={view.expectedTurn - 1}
        rules={game.settings}
        left={leftBefore(game)}
        doubleTap={doubleTap}
        {...correction.entry}
      />
    );
  }
  if (scoring.isEntering) {
    return (
      <TurnEntry
        key={turnKey(view)}
        turn={view.expectedTurn}
        rules={game.settings}
        left={left}
        doubleTap={doubleTap}
        onUndoTurn={correction.begin}
        {...entry}
      />
    );
  }
  return (
    <RivalTurn
      rules={game.settings}
      left={left}
      beds={beds}
      doubleTap={doubleTap}
      scorer={isRecordedFor ? { name: rival, isAway: isScorerAway } : undefined}
      onCorrect={isRecordedFor ? undefined : correction.begin}
      action={(isRecordedFor || !correction.begin) && <ScoringAction scoring={scoring} />}
      onLeave={entry.onLeave}
    />
  );
}

/** Returns the points left before the last turn by its player. */
const leftBefore = (game: Game): number => pointsLeft(undoTurn(game));
