import { HomePage } from '#home/home-page.tsx';
import { HeroBoard } from './hero/hero-board.tsx';
import { LeftGame } from './left-game.tsx';
import { NextGames } from './next-games.tsx';

/** Home, with the board drawn as the games draw it, the way back to a game that was left, and what is to be played next. */
export function HomeScreen() {
  return <HomePage art={<HeroBoard />} leftGame={<LeftGame />} upcoming={<NextGames />} />;
}
