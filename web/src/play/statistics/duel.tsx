import type { GameView } from '@darts/contracts/play';
import type { BedName } from '@darts/rules/play/beds';
import type { Game } from '@darts/rules/play/game';
import { pointsLeft, toThrow } from '@darts/rules/play/progress';
import type { BySide } from '@darts/rules/play/sides';
import { enteredTurn } from '@darts/rules/play/x01/turn-entry';
import { Trophy } from 'lucide-react';
import { averageOf } from '#play/average-of.ts';
import { shortBed } from '#play/board/thrown-dart.ts';
import { legsShown } from '#play/legs-shown.ts';
import { scoresAfter } from '#play/scores-after.ts';
import { Scoreboard } from '#play/screen/scoreboard.tsx';
import { useShownBeds } from '#play/shown-darts.ts';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './game-statistics.module.css';
import { statisticsWords } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly game: Game; // of `view`
  readonly names: BySide<string>;
};

/** The scoreboard with averages, and the darts of the turn as they are entered. */
export function Duel({ view, game, names }: Props) {
  const beds = useShownBeds(view);
  const thrower = view.status === 'encurso' ? toThrow(game) : undefined;
  const winner = game.outcome?.winner;
  const isRunning = thrower !== undefined;
  const turn = isRunning ? enteredTurn(game.settings, pointsLeft(game), beds) : undefined;

  const details = names.map((_, side) => (
    <div key={side} className={styles.detail}>
      <span className={styles.average}>
        {uiWords.averageShort} <b className={text.number}>{averageOf(game.turns, side)}</b>
      </span>
      {isRunning && <Landed darts={side === thrower ? beds : []} />}
      {side === winner && <Winner />}
    </div>
  ));

  return (
    <Scoreboard
      className={styles.duel}
      names={names}
      scores={scoresAfter(game, turn)}
      legs={legsShown(game)}
      start={game.settings.start}
      lit={winner ?? thrower}
      toThrow={thrower}
      details={details}
    />
  );
}

const Landed = ({ darts }: { readonly darts: readonly BedName[] }) => (
  <span className={styles.landed}>
    {darts.map((bed, index) => (
      <b key={index}>{shortBed(bed)}</b>
    ))}
  </span>
);

export const Winner = () => (
  <span className={styles.winner}>
    <Trophy size={16} aria-hidden />
    {statisticsWords.winner}
  </span>
);
