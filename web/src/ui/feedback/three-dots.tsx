import { classNames } from '#ui/class-names.ts';
import styles from './three-dots.module.css';

type Props = { readonly size?: 'small' | 'medium' | 'large' };

/** Waiting, as the three darts of the mark. A picture: whoever shows it says what is waited for. */
export function ThreeDots({ size = 'medium' }: Props) {
  return (
    <span className={classNames(styles['dots'], styles[size])} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
