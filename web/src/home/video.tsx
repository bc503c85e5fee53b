import { useEffect, useState } from 'react';
import layout from '#ui/layout.module.css';
import styles from './home-page.module.css';
import { homeWords } from './words.ts';

const POSTER = '/media/partida.webp';

/** Half-minute video of a game, recorded by `npm run record`. Removed if it cannot be loaded. */
export function Video() {
  const [isGone, setGone] = useState(false);
  const [poster, setPoster] = useState<string>();

  // Loads the poster after the first paint, so that it does not delay the font. If it fails, the video is removed.
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
