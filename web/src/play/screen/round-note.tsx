import type { Game } from '@darts/rules/play/game';
import { roundOf } from '@darts/rules/play/progress';
import { classNames } from '#ui/class-names.ts';
import layout from './game-layout.module.css';
import { playScreenWords } from './words.ts';

type Props = {
  readonly game: Game;
  readonly note: string | undefined; // in place of the round
  readonly opening: string | undefined; // also in place of the round, without emphasis
  readonly isMoment: boolean; // true while the start of the last round is animated
};

/** The round of a running game, between the halves of the scoreboard. */
export function RoundNote({ game, note, opening, isMoment }: Props) {
  const { rounds } = game.settings;
  const round = roundOf(game);
  const isNoteworthy = note !== undefined || round >= rounds;
  const late = round > rounds ? playScreenWords.suddenDeath : playScreenWords.lastRound;
  const said = round >= rounds ? late : playScreenWords.roundOf(round, rounds);

  return (
    <p
      className={classNames(
        layout.note,
        isNoteworthy && layout.noteworthy,
        isMoment && layout.moment,
      )}
    >
      {note ?? opening ?? said}
    </p>
  );
}
