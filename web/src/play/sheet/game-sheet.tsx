import type { GameView } from '@darts/contracts/play';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { threeDartAverage } from '@darts/rules/play/figures/average';
import { figuresIn, playedLegs } from '@darts/rules/play/figures/figures';
import type { Game } from '@darts/rules/play/game';
import { SEATS, type BySeat, type Seat } from '@darts/rules/play/seats';
import type { GameFormat } from '@darts/rules/play/settings';
import { useMemo } from 'react';
import { formatName } from '#formats/format-name.ts';
import { paths } from '#platform/paths.ts';
import { gameOfView, namesIn } from '#play/game-of-view.ts';
import { legsShown } from '#play/legs-shown.ts';
import { SheetPage } from '#sheets/sheet-page.tsx';
import { Signatures } from '#sheets/signatures.tsx';
import { formatAverage } from '#ui/format-average.ts';
import text from '#ui/text.module.css';
import styles from './game-sheet.module.css';
import { legLines } from './leg-lines.ts';
import { LegTable } from './leg-table.tsx';
import { emptyColumns, playedColumns } from './sheet-lines.ts';
import { TurnColumns } from './turn-columns.tsx';
import { words } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly part: string; // what it is a game of
  readonly facts: readonly (string | undefined)[]; // when, and how it ended
};

/** A game on one sheet: to be filled in by pen or, once it has begun, with its turns. */
export function GameSheet({ view, part, facts }: Props) {
  const game = useMemo(() => gameOfView(view), [view]);
  const names = namesIn(view);
  const isEmpty = view.status === 'pendiente';

  return (
    <SheetPage
      title={words.title}
      otherwise={paths.gameView(view.gameId)}
      name={part}
      facts={[formatName(game.settings), ...facts]}
    >
      <Sides game={game} names={names} hasScore={!isEmpty && !hasNoScore(view.endReason)} />
      {isEmpty && <EmptyTurns format={game.settings} names={names} />}
      {!isEmpty && game.turns.length > 0 && <PlayedTurns game={game} names={names} />}
      <Signatures names={SEATS.map((seat) => names[seat])} />
    </SheetPage>
  );
}

type SidesProps = {
  readonly game: Game;
  readonly names: BySeat<string>;
  readonly hasScore: boolean; // none before it begins, nor where nothing was played out
};

/** The players, each with what they have in the end. */
const Sides = ({ game, names, hasScore }: SidesProps) => (
  <div className={styles['sides']}>
    {SEATS.map((seat) => (
      <div key={seat}>
        <p>
          <b className={text['cut']}>{names[seat]}</b>
          {game.outcome?.winner === seat && <span>{words.winner}</span>}
        </p>
        <dl>
          <div>
            <dt>{game.settings.legs > 1 ? words.legs : words.left}</dt>
            <dd>{hasScore && (legsShown(game) ?? game.scores)[seat]}</dd>
          </div>
          <div>
            <dt>{words.average}</dt>
            <dd>{averageOf(game, seat)}</dd>
          </div>
        </dl>
      </div>
    ))}
  </div>
);

type EmptyTurnsProps = { readonly format: GameFormat; readonly names: BySeat<string> };

/** Room for turns, and what there is no room for. */
function EmptyTurns({ format, names }: EmptyTurnsProps) {
  const { rounds, ...columns } = emptyColumns(format);
  return (
    <div>
      <TurnColumns {...columns} names={names} />
      {rounds < format.rounds && (
        <p className={styles['leftOut']}>{words.roundsLeftOut(rounds, format.rounds)}</p>
      )}
    </div>
  );
}

type PlayedTurnsProps = { readonly game: Game; readonly names: BySeat<string> };

/** The turns or, of a game with too many to be read, how each leg went. */
function PlayedTurns({ game, names }: PlayedTurnsProps) {
  const columns = playedColumns(game);
  return columns ? (
    <TurnColumns {...columns} names={names} />
  ) : (
    <LegTable lines={legLines(game)} names={names} />
  );
}

/** Nothing before the first dart. */
function averageOf(game: Game, seat: Seat): string {
  const { points, darts } = figuresIn(playedLegs(game), game.settings, seat);
  return darts === 0 ? '' : formatAverage(threeDartAverage(points, darts));
}
