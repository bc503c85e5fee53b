import type { Config } from '#platform/config/config.ts';
import type { Metrics } from './metrics.ts';

/** The metrics, where there is a token for them. Else they are not loaded: it would cost each start 250 ms. */
export async function metricsIfWanted({ metricsToken }: Config): Promise<Metrics | undefined> {
  if (metricsToken === undefined) return undefined;
  const { metricsOf } = await import('./metrics.ts');
  return metricsOf(metricsToken);
}
