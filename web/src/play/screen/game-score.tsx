import type { BedName } from '@darts/rules/play/beds';
import type { Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import type { Turn } from '@darts/rules/play/turn';
import { enteredTurn } from '@darts/rules/play/turn-entry';
import { useInputMode } from '#play/entry/entry-settings.ts';
import { bustWords } from '#play/entry/why-bust.ts';
import { legsShown } from '#play/legs-shown.ts';
import { HalfDetail } from './half-detail.tsx';
import { Scoreboard } from './scoreboard.tsx';

type Props = {
  readonly names: BySeat<string>;
  readonly game: Game;
  readonly beds: readonly BedName[]; // hit in the turn so far
  readonly own: Seat | undefined; // the player at this device; undefined if the device serves both
  readonly highTurn: Turn | undefined; // just thrown
  readonly className: string | undefined;
};

/** The scores of a game. The thrower's score falls with each dart, but not on a bust. */
export function GameScore({ names, game, beds, own, highTurn, className }: Props) {
  const [mode] = useInputMode();
  const { scores, outcome, settings } = game;
  const thrower = outcome ? undefined : toThrow(game);
  const isWhole = mode === 'total' && (own ?? thrower) === thrower; // entered as a total: its darts do not count
  const turn = thrower && enteredTurn(settings, scores[thrower], isWhole ? [] : beds);
  const bust = turn?.bust ? bustWords(settings, turn) : undefined;
  const detail = (seat: Seat) => (
    <HalfDetail game={game} seat={seat} bust={seat === thrower ? bust : undefined} />
  );

  return (
    <Scoreboard
      className={className}
      names={names}
      scores={turn && !turn.bust ? { ...scores, [thrower]: turn.left } : scores}
      legs={legsShown(game)}
      start={settings.start}
      lit={thrower ?? outcome?.winner}
      toThrow={thrower}
      own={own}
      highTurn={highTurn}
      details={{ player1: detail('player1'), player2: detail('player2') }}
    />
  );
}
