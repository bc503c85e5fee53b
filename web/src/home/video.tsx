import layout from '#ui/layout.module.css';
import styles from './video.module.css';

// Made by a script that plays a game: where it has not run, there is no video to show.
const media = import.meta.glob<string>('./media/partida.{mp4,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});
const film = media['./media/partida.mp4'];
const poster = media['./media/partida.webp'];

/** The product in use, in a minute or two. */
export function Video() {
  if (!film) return null;

  return (
    <section className={layout['section']} aria-labelledby="video">
      <h2 id="video">Una partida de principio a fin</h2>
      {/* Without sound: nothing is said in it. */}
      <video
        className={styles['video']}
        controls
        muted
        playsInline
        preload="none"
        poster={poster}
        src={film}
        aria-labelledby="video"
      />
    </section>
  );
}
