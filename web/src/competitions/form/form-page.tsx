import type { ReactNode } from 'react';
import type { Kind } from '#competitions/kind.ts';
import { BackLink } from '#ui/back-link.tsx';
import { classNames } from '#ui/class-names.ts';
import layout from '#ui/layout.module.css';
import { PageTitle } from '#ui/page-title.tsx';

type Props = { readonly kind: Kind; readonly title: string; readonly children: ReactNode };

export const FormPage = ({ kind: { words, paths }, title, children }: Props) => (
  <div className={classNames(layout.page, layout.narrow)}>
    <BackLink to={paths.list}>{words.back}</BackLink>
    <div className={layout.pageHead}>
      <PageTitle title={title} />
    </div>
    {children}
  </div>
);
