import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ignoreSecondTap } from '#ui/dialog/second-tap.ts';
import { ThreeDots } from '#ui/feedback/three-dots.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** `go` moves the game forward, at most once per view or row; `danger` cannot be undone. */
export type ButtonVariant = 'go' | 'line' | 'danger' | 'danger-line' | 'quiet';

export type ButtonLook = {
  readonly variant?: ButtonVariant;
  readonly large?: boolean;
  readonly block?: boolean; // as wide as its container
};

const classOf = ({ variant = 'line', large, block }: ButtonLook, className?: string) =>
  classNames(
    styles.button,
    styles[variant],
    large && styles.large,
    block && styles.block,
    className,
  );

// While `busy`, presses do nothing and the width stays.
type ButtonProps = ComponentProps<'button'> & ButtonLook & { readonly busy?: boolean };

/** Button of type `button` by default, so that no form is sent by accident. */
export function Button({ variant, large, block, busy, className, ...rest }: ButtonProps) {
  const { children, onClick, type = 'button', ...attributes } = rest;
  return (
    <button
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...attributes}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={classOf({ variant, large, block }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.words}>{children}</span>
      {busy && (
        <span className={styles.busy}>
          <ThreeDots size="small" />
        </span>
      )}
    </button>
  );
}

type ButtonLinkProps = LinkProps & ButtonLook & { readonly children: ReactNode };

export function ButtonLink({ variant, large, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classOf({ variant, large, block }, className)} />;
}

type DownloadButtonProps = ButtonLook & {
  readonly href: string;
  readonly onClick?: ComponentProps<'a'>['onClick'];
  readonly children: ReactNode;
};

/** Download link that looks like a button. A double tap starts one download. */
export function DownloadButton({ href, onClick, children, ...look }: DownloadButtonProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    ignoreSecondTap(event);
    onClick?.(event);
  };
  return (
    <a href={href} download className={classOf(look)} onClick={press}>
      {children}
    </a>
  );
}
