import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

type Props = {
  readonly userId: string | null; // null for a deleted player
  readonly username: string;
  readonly size?: 'medium' | 'large';
  readonly className?: string | undefined;
};

const RADIUS = 20.2;
const SECTOR_DEGREES = 18;
const SECTORS = 20;
const ARC_DEGREES = 36;

/** Initial of a player in a ring. A tenth of the ring is coloured, at one of twenty positions by the player's id. */
export function Avatar({ userId, username, size = 'medium', className }: Props) {
  const [initial = '?'] = username;
  const turn = sectorOf(userId ?? username) * SECTOR_DEGREES - ARC_DEGREES / 2 - 90;

  return (
    <svg
      className={classNames(styles.avatar, size === 'large' && styles.large, className)}
      viewBox="0 0 44 44"
      aria-hidden="true"
    >
      <circle className={styles.disc} cx="22" cy="22" r="18" />
      <circle className={styles.ring} cx="22" cy="22" r={RADIUS} />
      <circle
        className={styles.sector}
        cx="22"
        cy="22"
        r={RADIUS}
        pathLength={360}
        strokeDasharray={`${ARC_DEGREES} ${360 - ARC_DEGREES}`}
        transform={`rotate(${turn} 22 22)`}
      />
      <text className={styles.initial} x="22" y="28">
        {initial.toUpperCase()}
      </text>
    </svg>
  );
}

/** Maps a text to one of the twenty positions. */
function sectorOf(text: string): number {
  const hash = Array.from(text).reduce(
    (sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0,
    7,
  );
  return hash % SECTORS;
}
