import { useEffect, useState } from 'react';
import layout from '#ui/layout.module.css';
import styles from './home-page.module.css';
import { homeWords } from './words.ts';

const POSTER = '/media/partida.webp';

/** Video of a game in half a minute, recorded by `npm run record`. Removed if it cannot be loaded. */
export function Video() {
  const [isGone, setGone] = useState(false);
  const [poster, setPoster] = useState<string>();

  // Once the page has been painted, for which it would keep the font waiting. One that fails tells the player nothing.
  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => setPoster(POSTER));
    image.addEventListener('error', () => setGone(true));
    image.src = POSTER;
  }, []);

  if (isGone) return null;
  return (
    <section className={layout.section} aria-labelledby="video">
      <h2 id="video">{homeWords.video}</h2>
      {/* Without sound: nothing is said in it. */}
      <video
        className={styles.video}
        width={1280}
        height={800}
        controls
        muted
        playsInline
        preload="none"
        poster={poster}
        src="/media/partida.mp4"
        onError={() => setGone(true)}
        aria-labelledby="video"
      />
    </section>
  );
}
