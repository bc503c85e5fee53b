import type { GameView } from '@darts/contracts/play';
import { GameInCompetition } from '#competitions/game-lobby/game-in-competition.tsx';
import { GameStatisticsPage } from '#play/statistics/game-statistics-page.tsx';

/** A game's page, with what it is part of. */
export const GameScreen = () => <GameStatisticsPage competition={competitionOf} />;

const competitionOf = (game: GameView) => <GameInCompetition game={game} />;
