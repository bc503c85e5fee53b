import type { Game } from '@darts/rules/play/game';
import { roundOf } from '@darts/rules/play/progress';
import { classNames } from '#ui/class-names.ts';
import layout from './game-layout.module.css';
import { words } from './words.ts';

type Props = {
  readonly game: Game;
  readonly note: string | undefined; // in place of the round
  readonly opening: string | undefined; // the same, with nothing new about it
  readonly isMoment: boolean; // it has just begun, and is worth a look
};

/** How far a running game has come, between the halves of the scoreboard. */
export function RoundNote({ game, note, opening, isMoment }: Props) {
  const { rounds } = game.settings;
  const round = roundOf(game);
  const isNoteworthy = note !== undefined || round >= rounds;
  const late = round > rounds ? words.suddenDeath : words.lastRound;
  const said = round >= rounds ? late : words.roundOf(round, rounds);

  return (
    <p
      className={classNames(
        layout['note'],
        isNoteworthy && layout['noteworthy'],
        isMoment && layout['moment'],
      )}
    >
      {note ?? opening ?? said}
    </p>
  );
}
