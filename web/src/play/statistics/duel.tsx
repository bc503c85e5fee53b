import type { GameView } from '@darts/contracts/play';
import type { BedName } from '@darts/rules/play/beds';
import type { Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import { enteredTurn } from '@darts/rules/play/turn-entry';
import { Trophy } from 'lucide-react';
import { averageOf } from '#play/average-of.ts';
import { shortBed } from '#play/board/thrown-dart.ts';
import { legsShown } from '#play/legs-shown.ts';
import { Scoreboard } from '#play/screen/scoreboard.tsx';
import { useShownBeds } from '#play/shown-darts.ts';
import text from '#ui/text.module.css';
import { uiWords } from '#ui/words.ts';
import styles from './game-statistics.module.css';
import { statisticsWords } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly game: Game; // of `view`
  readonly names: BySeat<string>;
};

/** The scoreboard with averages, and the darts of the turn as they are entered. */
export function Duel({ view, game, names }: Props) {
  const beds = useShownBeds(view);
  const thrower = view.status === 'encurso' ? toThrow(game) : undefined;
  const winner = game.outcome?.winner;

  const detail = (seat: Seat) => (
    <div className={styles.detail}>
      <span className={styles.average}>
        {uiWords.averageShort} <b className={text.number}>{averageOf(game.turns, seat)}</b>
      </span>
      {thrower && <Landed darts={seat === thrower ? beds : []} />}
      {seat === winner && <Winner />}
    </div>
  );

  return (
    <Scoreboard
      className={styles.duel}
      names={names}
      scores={thrower ? scoresAfter(game, thrower, beds) : game.scores}
      legs={legsShown(game)}
      start={game.settings.start}
      lit={winner ?? thrower}
      toThrow={thrower}
      details={{ player1: detail('player1'), player2: detail('player2') }}
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

/** Returns the scores after the darts of the turn; unchanged on a bust. */
function scoresAfter(game: Game, thrower: Seat, darts: readonly BedName[]): BySeat<number> {
  const { scores, settings } = game;
  const { bust, left } = enteredTurn(settings, scores[thrower], darts);
  return bust ? scores : { ...scores, [thrower]: left };
}

export const Winner = () => (
  <span className={styles.winner}>
    <Trophy size={16} aria-hidden />
    {statisticsWords.winner}
  </span>
);
