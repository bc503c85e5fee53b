import { Suspense, type ComponentProps } from 'react';
import type { Officiating as Part } from '#competitions/officiating/officiating.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';

const Officiating = onDemand(() => import('#competitions/officiating/officiating.tsx'));

/** Organisers' tools, loaded on demand so that only organisers load them. */
export const OfficiatingPart = (props: ComponentProps<typeof Part>) => (
  <Suspense fallback={<Skeleton height={220} />}>
    <Officiating {...props} />
  </Suspense>
);
