import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { HttpApp } from './http.ts';
import { Refusal } from '#platform/refusals.ts';
import { hashOfToken } from '#platform/tokens.ts';

// Buckets in seconds: from the time that a turn takes to a time that players find slow.
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Outcome = 'done' | 'refused' | 'failed';

/** Records the outcome of an event. `start` is a time of `performance.now()`. */
export type ObserveEvent = (event: string, outcome: Outcome, start: number) => void;

export type Metrics = ReturnType<typeof metricsOf>;

/** Prometheus metrics of this server, for callers with the token. */
export function metricsOf(token: string) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'tres_dardos_call_seconds',
    help: 'How long calls took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const events = new Histogram({
    name: 'tres_dardos_event_seconds',
    help: 'How long events took to be answered, by how they were.',
    labelNames: ['event', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const workFailures = new Counter({
    name: 'tres_dardos_work_failures_total',
    help: 'Work that nobody awaited, and that failed.',
    labelNames: ['work'],
    registers,
  });

  const observeEvent: ObserveEvent = (event, outcome, start) =>
    events.observe({ event, outcome }, (performance.now() - start) / 1000);

  const wanted = Buffer.from(hashOfToken(`Bearer ${token}`));
  const routes: FastifyPluginAsync = async (app) => {
    app.get('/', async ({ headers }, reply) => {
      const shown = Buffer.from(hashOfToken(headers.authorization ?? ''));
      if (!timingSafeEqual(wanted, shown)) throw new Refusal('forbidden');
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  };

  return {
    routes,
    observeEvent,
    countFailure: (work: string) => workFailures.inc({ work }),

    watchCalls(app: HttpApp): void {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const labels = { method, route: routeOptions.url ?? 'none', status: statusCode };
        calls.observe(labels, elapsedTime / 1000);
      });
    },

    /** Adds a gauge that is read at each scrape. */
    addGauge(name: string, help: string, read: () => number | Promise<number>): void {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async () => gauge.set(await read()),
      });
    },
  };
}
