import { lazy, Suspense } from 'react';
import { CrashScreen } from '#app/crash-screen.tsx';
import { useIsHydrated } from '#store.ts';

const NewVersion = lazy(async () => {
  await idle();
  return { default: (await import('./new-version.tsx')).NewVersion };
});

/** Once the page is there and at rest, what starts the next one without a network is seen to. */
export function NewVersionWhenIdle() {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !import.meta.env.PROD) return null;
  return (
    <CrashScreen instead={null}>
      <Suspense>
        <NewVersion />
      </Suspense>
    </CrashScreen>
  );
}

async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  }
  // Safari has no word for it.
  await new Promise((isIdle) =>
    ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(isIdle),
  );
}
