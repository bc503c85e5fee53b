import type { GameView } from '@darts/contracts/play';
import type { BedName } from '@darts/rules/play/beds';
import type { Game } from '@darts/rules/play/game';
import { toThrow } from '@darts/rules/play/progress';
import type { BySeat, Seat } from '@darts/rules/play/seats';
import { enteredTurn } from '@darts/rules/play/turn-entry';
import { averageOf } from '#play/average-of.ts';
import { shortBed } from '#play/board/thrown-dart.ts';
import { legsShown } from '#play/legs-shown.ts';
import { Scoreboard } from '#play/screen/scoreboard.tsx';
import { useShownBeds } from '#play/shown-darts.ts';
import text from '#ui/text.module.css';
import { words as shared } from '#ui/words.ts';
import styles from './game-statistics.module.css';
import { Winner } from './winner.tsx';

type Props = {
  readonly view: GameView;
  readonly game: Game; // the same
  readonly names: BySeat<string>;
};

/** The scores with the averages, and the darts of a turn as they are entered. */
export function Duel({ view, game, names }: Props) {
  const beds = useShownBeds(view);
  const thrower = view.status === 'encurso' ? toThrow(game) : undefined;
  const winner = game.outcome?.winner;

  // Nothing is to be said of a game that nobody has thrown in.
  const isBegun = view.status !== 'pendiente';
  const detail = (seat: Seat) => (
    <div className={styles['detail']}>
      <span className={styles['average']}>
        {shared.averageShort} <b className={text['number']}>{averageOf(game.turns, seat)}</b>
      </span>
      {thrower && <Landed darts={seat === thrower ? beds : []} />}
      {seat === winner && <Winner />}
    </div>
  );

  return (
    <Scoreboard
      className={styles['duel']}
      names={names}
      scores={thrower ? scoresAfter(game, thrower, beds) : game.scores}
      legs={legsShown(game)}
      start={game.settings.start}
      lit={winner ?? thrower}
      toThrow={thrower}
      {...(isBegun && { details: { player1: detail('player1'), player2: detail('player2') } })}
    />
  );
}

const Landed = ({ darts }: { readonly darts: readonly BedName[] }) => (
  <span className={styles['landed']}>
    {darts.map((bed, index) => (
      <b key={index}>{shortBed(bed)}</b>
    ))}
  </span>
);

/** The points left after some darts of a turn, unless they bust. */
function scoresAfter(game: Game, thrower: Seat, darts: readonly BedName[]): BySeat<number> {
  const { scores, settings } = game;
  const { bust, left } = enteredTurn(settings, scores[thrower], darts);
  return bust ? scores : { ...scores, [thrower]: left };
}
