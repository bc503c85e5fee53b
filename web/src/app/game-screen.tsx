import type { GameView } from '@darts/contracts/play';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GameInCompetition } from '#competitions/game-lobby/game-in-competition.tsx';
import { withQualifiers } from '#competitions/game-lobby/with-qualifiers.ts';
import { gameStageQuery } from '#competitions/queries.ts';
import { GameStatisticsPage } from '#play/statistics/game-statistics-page.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';

const GameSheetScreen = onDemand(() => import('./game-sheet-screen.tsx'));

/** Page of a game with its competition, or its sheet if the address asks for it. */
export const GameScreen = () => (
  <GameStatisticsPage competition={competitionOf} named={named} sheet={sheetOf} />
);

type NamedProps = {
  readonly game: GameView;
  readonly show: (game: GameView) => ReactNode;
};

function Named({ game, show }: NamedProps) {
  const { data: stage } = useQuery(gameStageQuery(game));
  return show(withQualifiers(game, stage));
}

const named = (game: GameView, show: NamedProps['show']) => <Named game={game} show={show} />;

const competitionOf = (game: GameView) => <GameInCompetition game={game} />;
const sheetOf = (game: GameView) => <GameSheetScreen view={game} />;
