import type { Config } from '#platform/config/config.ts';
import type { Metrics } from './metrics.ts';

/** Returns the metrics if there is a token for them. They are loaded only then, which takes 250 ms. */
export async function metricsIfWanted({ metricsToken }: Config): Promise<Metrics | undefined> {
  if (metricsToken === undefined) return undefined;
  const { metricsOf } = await import('./metrics.ts');
  return metricsOf(metricsToken);
}
