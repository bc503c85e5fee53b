import { lazy, Suspense, useEffect } from 'react';
import { followWorker, useNewVersion } from './worker.ts';

const VersionOffer = lazy(async () => ({
  default: (await import('./version-offer.tsx')).VersionOffer,
}));

/** Has the worker put in place, and offers the version that comes. */
export function NewVersion() {
  const take = useNewVersion();

  useEffect(() => {
    followWorker().catch(() => {}); // no worker: the app needs the network, as it did
  }, []);

  return <Suspense>{take && <VersionOffer onTake={take} />}</Suspense>;
}
