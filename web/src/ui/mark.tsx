import { classNames } from './class-names.ts';
import styles from './mark.module.css';

/** Logo: the wedge of the treble 20 with three darts in it, in the colour of the text. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={classNames(styles.mark, className)} viewBox="0 0 64 64" aria-hidden="true">
      <g transform="translate(32 63)">
        <path
          className={styles.ink}
          d="M-26.74-54.83A61 61 0 0 1 26.74-54.83L22.36-45.84A51 51 0 0 0-22.36-45.84Z"
        />
        <path
          className={styles.red}
          d="M-21.04-43.14A48 48 0 0 1 21.04-43.14L12.27-25.17A28 28 0 0 0-12.27-25.17Z"
        />
        <path
          className={styles.ink}
          d="M-10.96-22.47A25 25 0 0 1 10.96-22.47L2.19-4.49A5 5 0 0 0-2.19-4.49Z"
        />
      </g>
      <g className={styles.dart}>
        <circle cx="21.21" cy="26.56" r="4" />
        <circle cx="32" cy="25" r="4" />
        <circle cx="42.79" cy="26.56" r="4" />
      </g>
    </svg>
  );
}
