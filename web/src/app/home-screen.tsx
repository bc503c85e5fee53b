import { HomePage } from '#home/home-page.tsx';
import { HeroBoard } from './hero/hero-board.tsx';
import { LeftGame } from './left-game.tsx';
import { NextGames } from './next-games.tsx';

/** Home page with its picture, the local game to continue and the upcoming games. */
export function HomeScreen() {
  return <HomePage art={<HeroBoard />} leftGame={<LeftGame />} upcoming={<NextGames />} />;
}
