import { HomePage } from '#home/home-page.tsx';
import { HeroBoard } from './hero/hero-board.tsx';
import { LeftGame } from './left-game.tsx';

/** Home, with the board drawn as the games draw it, and the way back to a game that was left. */
export function HomeScreen() {
  return <HomePage art={<HeroBoard />} leftGame={<LeftGame />} />;
}
