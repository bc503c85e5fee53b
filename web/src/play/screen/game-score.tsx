import type { BedName } from '@darts/rules/play/beds';
import type { Game } from '@darts/rules/play/game';
import { pointsLeft, toThrow } from '@darts/rules/play/progress';
import type { BySide, Side } from '@darts/rules/play/sides';
import type { Turn } from '@darts/rules/play/x01/turn';
import { enteredTurn } from '@darts/rules/play/x01/turn-entry';
import { useInputMode } from '#play/entry/entry-settings.ts';
import { bustWords } from '#play/entry/why-bust.ts';
import { legsShown } from '#play/legs-shown.ts';
import { scoresAfter } from '#play/scores-after.ts';
import { HalfDetail } from './half-detail.tsx';
import { Scoreboard } from './scoreboard.tsx';

type Props = {
  readonly names: BySide<string>;
  readonly game: Game;
  readonly beds: readonly BedName[]; // hit in the turn so far
  readonly own: Side | undefined; // the player at this device; undefined if the device serves both
  readonly highTurn: Turn | undefined; // just thrown
  readonly className: string | undefined;
};

/** The scores of a game. The thrower's score falls with each dart, but not on a bust. */
export function GameScore({ names, game, beds, own, highTurn, className }: Props) {
  const [mode] = useInputMode();
  const { outcome, settings } = game;
  const thrower = outcome ? undefined : toThrow(game);
  const isWhole = mode === 'total' && (own ?? thrower) === thrower; // entered as a total: its darts do not count
  const turn = outcome ? undefined : enteredTurn(settings, pointsLeft(game), isWhole ? [] : beds);
  const bust = turn?.bust ? bustWords(settings, turn) : undefined;
  const details = names.map((_, side) => (
    <HalfDetail key={side} game={game} side={side} bust={side === thrower ? bust : undefined} />
  ));

  return (
    <Scoreboard
      className={className}
      names={names}
      scores={scoresAfter(game, turn)}
      legs={legsShown(game)}
      start={settings.start}
      lit={thrower ?? outcome?.winner}
      toThrow={thrower}
      own={own}
      highTurn={highTurn}
      details={details}
    />
  );
}
