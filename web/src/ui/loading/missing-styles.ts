/**
 * Style sheets that failed to load. The bundler's loader requests each sheet once, and takes it for loaded afterwards.
 */
const missing = new Set<HTMLLinkElement>();

if (!import.meta.env.SSR) {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  document.addEventListener('error', note, true); // captured, since this event does not bubble
}

export const loadMissingStyles = (): Promise<unknown> =>
  Promise.all(
    [...missing].map((link) => {
      const again = document.createElement('link');
      again.rel = link.rel;
      again.crossOrigin = link.crossOrigin;
      const settled = new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', reject);
      });
      again.href = link.href;
      missing.delete(link);
      link.replaceWith(again);
      return settled;
    }),
  );
