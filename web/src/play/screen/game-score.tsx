import type { Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import type { Turn } from '@darts/rules/play/turn';
import { useInputMode } from '#play/entry/input-mode.ts';
import { HalfDetail } from './half-detail.tsx';
import { Scoreboard } from './scoreboard.tsx';

type Props = {
  readonly names: BySeat<string>;
  readonly game: Game;
  readonly entered: number; // points of the turn so far, dart by dart
  readonly own: Seat | undefined; // of the player at this device; absent where both are
  readonly highTurn: Turn | undefined; // just thrown
  readonly className: string | undefined;
};

/** The scores of a game being played: the thrower's falls with each dart, but not below zero. */
export function GameScore({ names, game, entered, own, highTurn, className }: Props) {
  const [mode] = useInputMode();
  const { scores, outcome, settings } = game;
  const thrower = outcome ? undefined : toThrow(game);
  const isWhole = mode === 'total' && (own ?? thrower) === thrower; // asked for all at once
  const points = isWhole ? 0 : entered;
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
      own={own}
      highTurn={highTurn}
      details={{ player1: detail('player1'), player2: detail('player2') }}
    />
  );
}
