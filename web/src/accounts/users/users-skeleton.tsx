import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import layout from '#ui/layout.module.css';

export const UsersSkeleton = () => (
  <div
    className={classNames(layout['card'], layout['padded'], layout['stackLarge'])}
    aria-busy="true"
  >
    {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
      <Skeleton key={row} height={40} />
    ))}
  </div>
);
