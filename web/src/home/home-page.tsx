import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { Footer } from './footer.tsx';
import { GameCards } from './game-cards.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Sponsors } from './sponsors.tsx';
import { Video } from './video.tsx';
import { homeWords } from './words.ts';

type Props = {
  readonly art: ReactNode; // the picture behind the welcome
  readonly leftGame: ReactNode; // link to an unfinished local game
  readonly upcoming: ReactNode; // the user's upcoming games
};

export function HomePage({ art, leftGame, upcoming }: Props) {
  return (
    <>
      <PageTitle title={homeWords.title}>{null}</PageTitle>
      <Hero art={art}>{leftGame}</Hero>
      <div className={classNames(layout.page, styles.page)}>
        {upcoming}
        <GameCards />
        <Video />
        <Sponsors />
      </div>
      <Footer />
    </>
  );
}
