import type { Config } from '#platform/config/config.ts';
import type { Metrics } from './metrics.ts';

/** Returns the metrics if `metricsToken` is set. Only then loads their module, which takes 250 ms. */
export async function metricsIfWanted({ metricsToken }: Config): Promise<Metrics | undefined> {
  if (metricsToken === undefined) return undefined;
  const { metricsOf } = await import('./metrics.ts');
  return metricsOf(metricsToken);
}
