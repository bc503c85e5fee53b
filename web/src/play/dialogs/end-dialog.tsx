import type { Game } from '@darts/rules/play/game';
import { SEATS, type BySeat } from '@darts/rules/play/seats';
import type { ReactNode } from 'react';
import { averageOf } from '#play/average-of.ts';
import { legsShown } from '#play/legs-shown.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useJustOpened } from '#ui/dialog/use-just-opened.ts';
import uiLayout from '#ui/layout.module.css';
import { Mark } from '#ui/mark.tsx';
import text from '#ui/text.module.css';
import { words as shared } from '#ui/words.ts';
import styles from './end-dialog.module.css';
import { words } from './words.ts';

type Props = {
  readonly names: BySeat<string>;
  readonly game: Game;
  readonly note?: ReactNode; // what else there is to say
  readonly children: ReactNode; // what can be done next, the likeliest first
};

const HIGH_FINISH = 100; // points

/** How the game ended. */
export function EndDialog({ names, game, note, children }: Props) {
  const isJustOpened = useJustOpened();
  const winner = game.outcome?.winner;
  const finish = game.outcome?.reason === 'zero' ? (game.turns.at(-1)?.total ?? 0) : 0;

  const figures = legsShown(game) ?? game.scores;

  return (
    <Dialog
      title={titleOf(names, game)}
      className={classNames(styles['dialog'], uiLayout['onSlate'])}
      titleClassName={styles['title']}
    >
      <Mark className={styles['mark']} />
      <div className={styles['notes']}>
        {game.outcome?.reason === 'rounds' && (
          <p>{words.roundsAreOver(game.settings.rounds, winner !== undefined)}</p>
        )}
        {finish >= HIGH_FINISH && <p className={styles['finish']}>{words.highFinish(finish)}</p>}
        {note && <p>{note}</p>}
      </div>
      <div className={styles['players']}>
        {SEATS.map((seat) => (
          <div key={seat} className={classNames(seat === winner && styles['winner'])}>
            <div className={classNames(text['title3'], text['cut'])}>{names[seat]}</div>
            <div className={classNames(text['figure'], styles['score'])}>{figures[seat]}</div>
            <div className={styles['average']}>
              {shared.averagePerTurn} <b>{averageOf(game.turns, seat)}</b>
            </div>
          </div>
        ))}
      </div>
      <div className={styles['actions']} data-deaf={isJustOpened || undefined}>
        {children}
      </div>
    </Dialog>
  );
}

function titleOf(names: BySeat<string>, { outcome }: Game): string {
  if (outcome?.winner) return words.hasWon(names[outcome.winner]);
  return outcome?.reason === 'void' ? words.notPlayed : words.draw;
}
