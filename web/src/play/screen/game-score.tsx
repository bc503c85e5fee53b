import type { Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import { useInputMode } from '#play/entry/input-mode.ts';
import { HalfDetail } from './half-detail.tsx';
import { Scoreboard } from './scoreboard.tsx';

type Props = {
  readonly names: BySeat<string>;
  readonly game: Game;
  readonly entered: number; // points of the turn so far, dart by dart
  readonly className: string | undefined;
};

/** The scores of a game being played: the thrower's falls with each dart, but not below zero. */
export function GameScore({ names, game, entered, className }: Props) {
  const [mode] = useInputMode();
  const { scores, outcome, settings } = game;
  const thrower = outcome ? undefined : toThrow(game);
  const points = mode === 'total' ? 0 : entered; // which asks for all of the turn at once
  const isTooMuch = thrower !== undefined && points > scores[thrower];
  const detail = (seat: Seat) => (
    <HalfDetail game={game} seat={seat} isTooMuch={isTooMuch && seat === thrower} />
  );

  return (
    <Scoreboard
      className={className}
      names={names}
      scores={thrower && !isTooMuch ? { ...scores, [thrower]: scores[thrower] - points } : scores}
      start={settings.start}
      lit={thrower ?? outcome?.winner}
      toThrow={thrower}
      details={{ player1: detail('player1'), player2: detail('player2') }}
    />
  );
}
