import type { ReactNode } from 'react';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';
import { Footer } from './footer.tsx';
import { GameCards } from './game-cards.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Sponsors } from './sponsors.tsx';
import { Video } from './video.tsx';
import { words } from './words.ts';

/** `art` is the picture behind the welcome. */
export function HomePage({ art }: { readonly art: ReactNode }) {
  return (
    <>
      <PageTitle title={words.title}>{null}</PageTitle>
      <Hero art={art} />
      <div className={`${layout['page']} ${styles['page']}`}>
        <GameCards />
        <Video />
        <Sponsors />
      </div>
      <Footer />
    </>
  );
}
