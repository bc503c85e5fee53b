import type { Game } from '@darts/rules/play/game';
import { turnsByLeg } from '@darts/rules/play/legs';
import { SEATS, type BySeat } from '@darts/rules/play/seats';
import { dartsThrown } from '@darts/rules/play/statistics';
import { useEffect, useEffectEvent, useState } from 'react';
import { legsShown } from '#play/legs-shown.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ignoreSecondTap } from '#ui/dialog/second-tap.ts';
import { useJustOpened } from '#ui/dialog/use-just-opened.ts';
import uiLayout from '#ui/layout.module.css';
import text from '#ui/text.module.css';
import styles from './end-dialog.module.css';
import { words } from './words.ts';

export const LEG_END_MS = 3000;

type Props = {
  readonly names: BySeat<string>;
  readonly game: Game;
  readonly isHeld: boolean; // something else is to be seen first
  readonly legsBefore?: number; // that were over when the page was opened, where this may come later
};

/** The end of a leg, for a moment: the next one begins by itself, or with a tap. None of what was over before. */
export function LegEnd({ names, game, isHeld, legsBefore = game.legs.length }: Props) {
  const { length } = game.legs;
  const [seen, setSeen] = useState(legsBefore);
  const [isOver, setOver] = useState(false); // a leg, just now

  if (seen !== length) {
    setSeen(length);
    setOver(length > seen);
  }

  if (!isOver || isHeld || game.outcome) return null;
  return <Moment key={length} names={names} game={game} onPass={() => setOver(false)} />;
}

type MomentProps = Pick<Props, 'names' | 'game'> & { readonly onPass: () => void };

function Moment({ names, game, onPass }: MomentProps) {
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

  if (!winner) return null;
  return (
    <Dialog
      title={words.legFor(names[winner], dartsThrown(turns, winner))}
      className={classNames(styles['dialog'], uiLayout['onSlate'])}
      titleClassName={styles['title']}
      onClose={onPass}
    >
      <div className={styles['players']}>
        {SEATS.map((seat) => (
          <div key={seat} className={classNames(seat === winner && styles['winner'])}>
            <div className={classNames(text['title3'], text['cut'])}>{names[seat]}</div>
            <div className={classNames(text['figure'], styles['score'])}>{won?.[seat]}</div>
          </div>
        ))}
      </div>
      <div className={styles['actions']}>
        <Button variant="go" large block>
          {words.nextLeg}
        </Button>
      </div>
    </Dialog>
  );
}
