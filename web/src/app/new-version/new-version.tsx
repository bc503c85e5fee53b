import { Suspense, useEffect } from 'react';
import { NothingInstead } from '#ui/loading/load-failed.tsx';
import { onDemand } from '#ui/loading/on-demand.tsx';
import { followWorker, useNewVersion } from './worker.ts';

const VersionOffer = onDemand(() => import('./version-offer.tsx'), NothingInstead);

/** Registers the service worker, and offers a new version. */
export function NewVersion() {
  const take = useNewVersion();

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    idle()
      .then(followWorker)
      .catch(() => {}); // without a worker, the app needs the network
  }, []);

  return <Suspense>{take && <VersionOffer onTake={take} />}</Suspense>;
}

/** Resolves once the page is loaded and idle. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  }
  // Safari has no `requestIdleCallback`.
  await new Promise((isIdle) =>
    ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(isIdle),
  );
}
