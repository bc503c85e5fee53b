import { classNames } from '#ui/class-names.ts';
import styles from './three-dots.module.css';

type Props = { readonly size?: 'small' | 'medium' | 'large' };

/** Spinner in the shape of three darts. It has no text of its own. */
export function ThreeDots({ size = 'medium' }: Props) {
  return (
    <span className={classNames(styles.dots, styles[size])} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
