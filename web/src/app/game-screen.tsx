import type { GameView } from '@darts/contracts/play';
import { GameInCompetition } from '#competitions/game-lobby/game-in-competition.tsx';
import { GameStatisticsPage } from '#play/statistics/game-statistics-page.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';

const GameSheetScreen = onDemand(() => import('./game-sheet-screen.tsx'), 'GameSheetScreen');

/** A game's page, with what it is part of; or its sheet, if the address asks for that. */
export const GameScreen = () => <GameStatisticsPage competition={competitionOf} sheet={sheetOf} />;

const competitionOf = (game: GameView) => <GameInCompetition game={game} />;
const sheetOf = (game: GameView) => <GameSheetScreen view={game} />;
