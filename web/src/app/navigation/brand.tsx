import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Mark } from '#ui/mark.tsx';
import { words } from '#ui/words.ts';
import styles from './brand.module.css';
import { GuardedLink } from './guarded-link.tsx';

type Props = { readonly className?: string | undefined; readonly onClick?: () => void };

/** The product's name and mark, which lead home. */
export function Brand({ className, onClick }: Props) {
  return (
    <GuardedLink
      to={paths.home}
      className={classNames(styles['brand'], className)}
      onClick={onClick}
    >
      <Mark />
      <span>{words.product}</span>
    </GuardedLink>
  );
}
