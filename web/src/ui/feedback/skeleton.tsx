import { classNames } from '#ui/class-names.ts';
import styles from './skeleton.module.css';

type Props = {
  readonly width?: number | string; // pixels when a number; as wide as its place when left out
  readonly height?: number | string; // the height of a line of text when left out
  readonly round?: boolean;
};

/** Placeholder of something that is loading. */
export function Skeleton({ width, height, round }: Props) {
  return (
    <span
      className={classNames(styles.skeleton, round && styles.round)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
