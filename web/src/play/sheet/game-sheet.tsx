import type { GameView } from '@darts/contracts/play';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import { threeDartAverage } from '@darts/rules/play/x01/figures/average';
import { figuresIn, playedLegs } from '@darts/rules/play/x01/figures/figures';
import type { Game } from '@darts/rules/play/game';
import type { BySide, Side } from '@darts/rules/play/sides';
import type { GameFormat } from '@darts/rules/play/x01/settings';
import { useMemo } from 'react';
import { formatName } from '#formats/format-name.ts';
import { formatAverage } from '#platform/locale.ts';
import { paths } from '#platform/paths.ts';
import { gameOfView, namesIn } from '#play/game-of-view.ts';
import { legsShown } from '#play/legs-shown.ts';
import { SheetPage } from '#paper/sheet-page.tsx';
import { Signatures } from '#paper/signatures.tsx';
import text from '#ui/text.module.css';
import styles from './game-sheet.module.css';
import { legLines } from './leg-lines.ts';
import { LegTable } from './leg-table.tsx';
import { emptyColumns, playedColumns } from './sheet-lines.ts';
import { TurnColumns } from './turn-columns.tsx';
import { playSheetWords } from './words.ts';

type Props = {
  readonly view: GameView;
  readonly part: string; // the competition and round of the game
  readonly facts: readonly (string | undefined)[]; // date and end of the game
};

/** A game on one printed sheet: empty columns before it begins, then its turns. */
export function GameSheet({ view, part, facts }: Props) {
  const game = useMemo(() => gameOfView(view), [view]);
  const names = namesIn(view);
  const isEmpty = view.status === 'pendiente';

  return (
    <SheetPage
      title={playSheetWords.title}
      otherwise={paths.gameView(view.gameId)}
      name={part}
      facts={[formatName(game.settings), ...facts]}
    >
      <Sides game={game} names={names} hasScore={!isEmpty && !hasNoScore(view.endReason)} />
      {isEmpty && <EmptyTurns format={game.settings} names={names} />}
      {!isEmpty && game.turns.length > 0 && <PlayedTurns game={game} names={names} />}
      <Signatures names={names} />
    </SheetPage>
  );
}

type SidesProps = {
  readonly game: Game;
  readonly names: BySide<string>;
  readonly hasScore: boolean; // false before the game, and for a game without a score
};

/** The players with their results. */
const Sides = ({ game, names, hasScore }: SidesProps) => (
  <div className={styles.sides}>
    {names.map((name, side) => (
      <div key={side}>
        <p>
          <b className={text.cut}>{name}</b>
          {game.outcome?.winner === side && <span>{playSheetWords.winner}</span>}
        </p>
        <dl>
          <div>
            <dt>{game.settings.legs > 1 ? playSheetWords.legs : playSheetWords.left}</dt>
            <dd>{hasScore && (legsShown(game) ?? game.scores)[side]}</dd>
          </div>
          <div>
            <dt>{playSheetWords.average}</dt>
            <dd>{averageOf(game, side)}</dd>
          </div>
        </dl>
      </div>
    ))}
  </div>
);

type EmptyTurnsProps = { readonly format: GameFormat; readonly names: BySide<string> };

/** Empty columns, and a note of the rounds that do not fit. */
function EmptyTurns({ format, names }: EmptyTurnsProps) {
  const { rounds, ...columns } = emptyColumns(format);
  return (
    <div>
      <TurnColumns {...columns} names={names} />
      {rounds < format.rounds && (
        <p className={styles.leftOut}>{playSheetWords.roundsLeftOut(rounds, format.rounds)}</p>
      )}
    </div>
  );
}

type PlayedTurnsProps = { readonly game: Game; readonly names: BySide<string> };

/** The turns or, if they are too many to be readable, a line per leg. */
function PlayedTurns({ game, names }: PlayedTurnsProps) {
  const columns = playedColumns(game);
  return columns ? (
    <TurnColumns {...columns} names={names} />
  ) : (
    <LegTable lines={legLines(game)} names={names} />
  );
}

/** Returns the formatted three-dart average; empty before the first dart. */
function averageOf(game: Game, side: Side): string {
  const { points, darts } = figuresIn(playedLegs(game), game.settings, side);
  return darts === 0 ? '' : formatAverage(threeDartAverage(points, darts));
}
