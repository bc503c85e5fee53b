import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Mark } from '#ui/mark.tsx';
import { uiWords } from '#ui/words.ts';
import styles from './rail.module.css';
import { GuardedLink } from './guarded-link.tsx';

type Props = { readonly className?: string | undefined; readonly onClick?: () => void };

/** Name and logo of the product, linked to the home page. */
export function Brand({ className, onClick }: Props) {
  return (
    <GuardedLink to={paths.home} className={classNames(styles.brand, className)} onClick={onClick}>
      <Mark />
      <span>{uiWords.product}</span>
    </GuardedLink>
  );
}
