import type { Game } from '@darts/rules/play/game';
import { ofSide, type BySide } from '@darts/rules/play/sides';
import type { ReactNode } from 'react';
import { averageOf } from '#play/average-of.ts';
import { legsShown } from '#play/legs-shown.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useJustOpened } from '#ui/dialog/use-just-opened.ts';
import uiLayout from '#ui/layout.module.css';
import { Mark } from '#ui/mark.tsx';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './end-dialog.module.css';
import { playDialogWords } from './words.ts';

type Props = {
  readonly names: BySide<string>;
  readonly game: Game;
  readonly note?: ReactNode;
  readonly children: ReactNode; // the next actions, the likeliest first
};

const HIGH_FINISH_POINTS = 100;

/** Shows the result of the game and the next actions. */
export function EndDialog({ names, game, note, children }: Props) {
  const isJustOpened = useJustOpened();
  const winner = game.outcome?.winner;
  const finish = game.outcome?.reason === 'zero' ? (game.turns.at(-1)?.total ?? 0) : 0;

  const figures = legsShown(game) ?? game.scores;

  return (
    <Dialog
      title={titleOf(names, game)}
      className={classNames(styles.dialog, uiLayout.onSlate)}
      titleClassName={styles.title}
    >
      <Mark className={styles.mark} />
      <div className={styles.notes}>
        {game.outcome?.reason === 'rounds' && (
          <p>{playDialogWords.roundsAreOver(game.settings.rounds, winner !== undefined)}</p>
        )}
        {finish >= HIGH_FINISH_POINTS && (
          <p className={styles.finish}>{playDialogWords.highFinish(finish)}</p>
        )}
        {note && <p>{note}</p>}
      </div>
      <div className={styles.players}>
        {names.map((name, side) => (
          <div key={side} className={classNames(side === winner && styles.winner)}>
            <div className={classNames(text.title3, text.cut)}>{name}</div>
            <div className={classNames(text.figure, styles.score)}>{figures[side]}</div>
            <div className={styles.average}>
              {uiWords.averagePerTurn} <b>{averageOf(game.turns, side)}</b>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.actions} data-deaf={isJustOpened || undefined}>
        {children}
      </div>
    </Dialog>
  );
}

function titleOf(names: BySide<string>, { outcome }: Game): string {
  if (outcome?.winner !== undefined) return playDialogWords.hasWon(ofSide(names, outcome.winner));
  return outcome?.reason === 'void' ? playDialogWords.notPlayed : playDialogWords.draw;
}
