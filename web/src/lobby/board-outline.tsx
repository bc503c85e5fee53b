import styles from './board-outline.module.css';

const RINGS = [62, 56, 40, 34, 9];

/** A board nobody plays on. */
export function BoardOutline() {
  return (
    <svg className={styles['outline']} viewBox="-70 -70 140 140" aria-hidden="true">
      {RINGS.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <circle className={styles['bull']} r="4" />
    </svg>
  );
}
