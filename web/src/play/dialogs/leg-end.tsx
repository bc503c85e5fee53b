import type { Game } from '@darts/rules/play/game';
import { turnsByLeg } from '@darts/rules/play/legs';
import { ofSide, type BySide } from '@darts/rules/play/sides';
import { dartsThrown } from '@darts/rules/play/x01/statistics';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { legsShown } from '#play/legs-shown.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ignoreSecondTap } from '#ui/dialog/second-tap.ts';
import { useJustOpened } from '#ui/dialog/use-just-opened.ts';
import uiLayout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './end-dialog.module.css';
import { LEG_END_MS } from './leg-end-time.ts';
import { playDialogWords } from './words.ts';

type Props = {
  readonly names: BySide<string>;
  readonly game: Game;
  readonly isHeld: boolean; // true while the bust overlay is shown
  readonly legsBefore?: number; // legs finished when the page opened, if this component loads later
  readonly children?: ReactNode; // the button that undoes the last turn
};

/** Shows the end of a leg for a moment; a tap skips it. Legs that ended before the page opened are not shown. */
export function LegEnd({ isHeld, legsBefore, ...leg }: Props) {
  const { game } = leg;
  const { length } = game.legs;
  const [seen, setSeen] = useState(legsBefore ?? length);
  const [isOver, setOver] = useState(false); // a leg has just ended

  if (seen !== length) {
    setSeen(length);
    setOver(length > seen);
  }

  if (!isOver || isHeld || game.outcome) return null;
  return <Moment key={length} {...leg} onPass={() => setOver(false)} />;
}

type MomentProps = Pick<Props, 'names' | 'game' | 'children'> & { readonly onPass: () => void };

function Moment({ names, game, onPass, children }: MomentProps) {
  const isJustOpened = useJustOpened();
  const winner = game.legs.at(-1)?.winner;
  const turns = turnsByLeg(game).at(-2) ?? [];
  const won = legsShown(game);

  const passByItself = useEffectEvent(onPass);
  useEffect(() => {
    const timer = setTimeout(passByItself, LEG_END_MS);
    return () => clearTimeout(timer);
  }, []);

  const pass = useEffectEvent((press: MouseEvent) => {
    if (isJustOpened) return;
    ignoreSecondTap(press);
    onPass();
  });
  useEffect(() => {
    const touch = (press: MouseEvent) => pass(press);
    addEventListener('click', touch);
    return () => removeEventListener('click', touch);
  }, []);

  if (winner === undefined) return null;
  return (
    <Dialog
      title={playDialogWords.legFor(ofSide(names, winner), dartsThrown(turns, winner))}
      className={classNames(styles.dialog, uiLayout.onSlate)}
      titleClassName={styles.title}
      onClose={onPass}
    >
      <div className={styles.players}>
        {names.map((name, side) => (
          <div key={side} className={classNames(side === winner && styles.winner)}>
            <div className={classNames(text.title3, text.cut)}>{name}</div>
            <div className={classNames(text.figure, styles.score)}>{won?.[side]}</div>
          </div>
        ))}
      </div>
      <div className={styles.actions} data-deaf={isJustOpened || undefined}>
        <Button variant="go" large block>
          {playDialogWords.nextLeg}
        </Button>
        {children}
      </div>
    </Dialog>
  );
}
