import layout from '#ui/layout.module.css';
import styles from './video.module.css';
import { words } from './words.ts';

/** The product in use: a game in half a minute, filmed by `npm run record`. */
export function Video() {
  return (
    <section className={layout['section']} aria-labelledby="video">
      <h2 id="video">{words.video}</h2>
      {/* Without sound: nothing is said in it. */}
      <video
        className={styles['video']}
        width={1280}
        height={800}
        controls
        muted
        playsInline
        preload="none"
        poster="/media/partida.webp"
        src="/media/partida.mp4"
        aria-labelledby="video"
      />
    </section>
  );
}
