import { classNames } from '#ui/class-names.ts';
import styles from './skeleton.module.css';

type Props = {
  readonly width?: number | string; // pixels if a number; default: the width of its container
  readonly height?: number | string; // default: the height of a line of text
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
