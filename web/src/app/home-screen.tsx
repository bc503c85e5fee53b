import { HomePage } from '#home/home-page.tsx';
import { HeroBoard } from './hero/hero-board.tsx';

/** Home, with the board drawn as the games draw it. */
export function HomeScreen() {
  return <HomePage art={<HeroBoard />} />;
}
