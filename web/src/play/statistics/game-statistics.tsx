import type { GameStatus, GameView } from '@darts/contracts/play';
import { hasNoScore } from '@darts/rules/play/endings/end-reasons';
import type { Game } from '@darts/rules/play/game';
import { isInSuddenDeath } from '@darts/rules/play/last-rounds';
import { toThrow } from '@darts/rules/play/progress';
import type { Pair } from '@darts/rules/play/pair';
import { ofSide } from '@darts/rules/play/sides';
import { Printer } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { formatName } from '#formats/format-name.ts';
import { gameOfView, namesIn } from '#play/game-of-view.ts';
import { HistoryTable } from '#play/screen/history-table.tsx';
import { lastTurnStatus } from '#play/calling/phrases.ts';
import { callingWords } from '#play/calling/words.ts';
import { paths } from '#platform/paths.ts';
import { sheetAt } from '#paper/address.ts';
import { AveragesExplained } from '#ui/chart/averages-explained.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import text from '#ui/text.module.css';
import { playScreenWords } from '#play/screen/words.ts';
import { playSheetWords } from '#play/sheet/words.ts';
import { uiWords } from '#ui/words.ts';
import { Duel } from './duel.tsx';
import { FiguresTable } from './figures-table.tsx';
import styles from './game-statistics.module.css';
import { RunDown } from './run-down.tsx';
import { Unplayed } from './unplayed.tsx';
import { Profiles } from './profiles.tsx';
import { statisticsWords } from './words.ts';

type Props = {
  readonly title: string; // of a game that has begun; a pending game is titled by its players
  readonly view: GameView;
  readonly competition?: ReactNode; // the league or tournament
};

const tones = {
  pendiente: 'waiting',
  encurso: 'live',
  finalizada: 'over',
} as const satisfies Record<GameStatus, unknown>;

/** The statistics of a pending, running or finished game. */
export function GameStatistics({ title, view, competition }: Props) {
  const game = useMemo(() => gameOfView(view), [view]);
  const names = useMemo(() => namesIn(view), [view]);
  const thrower = view.status === 'encurso' ? toThrow(game) : undefined;

  // False for a game that was decided without darts.
  const isThrown = view.status === 'encurso' || game.turns.length > 0;

  return (
    <>
      <div className={classNames(layout.pageHead, styles.head)}>
        <div className={layout.row}>
          <PageTitle title={titleOf(view, names) ?? title} />
          <Badge tone={tones[view.status]}>{statisticsWords.status[view.status]}</Badge>
        </div>
        {thrower !== undefined && (
          <p className={text.title3} role="status">
            <span className={text.hidden}>{lastTurnStatus(game, names, callingWords)}</span>
            <span>{playScreenWords.turnOf(ofSide(names, thrower))}</span>
          </p>
        )}
        {isInSuddenDeath(game) && <p className={text.title3}>{playScreenWords.suddenDeath}</p>}
        {game.outcome && game.outcome.winner === undefined && (
          <p className={text.title3}>
            {statisticsWords.ofNobody[game.outcome.reason] ?? statisticsWords.draw}
          </p>
        )}
      </div>
      {competition}
      <div className={styles.format}>
        <p className={text.label}>{formatName(game.settings)}</p>
        <ButtonLink variant="quiet" to={sheetAt(paths.gameView(view.gameId))}>
          <Printer size={18} aria-hidden />
          {playSheetWords.open}
        </ButtonLink>
      </div>
      <Sides view={view} game={game} names={names} />
      <Profiles view={view} />
      {isThrown && <AveragesExplained />}
      {game.turns.length > 0 && (
        <section className={classNames(layout.card, layout.padded, styles.figures)}>
          <h2>{statisticsWords.figures.title}</h2>
          <FiguresTable names={names} game={game} />
        </section>
      )}
      {isThrown && (
        <div className={styles.grid}>
          <RunDown names={names} game={game} />
          <section className={styles.chalk} aria-label={playScreenWords.chalkboard}>
            <HistoryTable names={names} game={game} />
          </section>
        </div>
      )}
    </>
  );
}

type SidesProps = {
  readonly view: GameView;
  readonly game: Game;
  readonly names: Pair<string>;
};

/** Returns the title of a pending game. */
const titleOf = ({ status }: GameView, [one, other]: Pair<string>) =>
  status === 'pendiente' ? uiWords.contest(one, other) : undefined;

/** The players with their scores; nothing for a pending game, whose title names them. */
function Sides({ view, game, names }: SidesProps) {
  if (view.status === 'pendiente') return null;
  return game.turns.length === 0 && hasNoScore(view.endReason) ? (
    <Unplayed names={names} winner={game.outcome?.winner} />
  ) : (
    <Duel view={view} game={game} names={names} />
  );
}
