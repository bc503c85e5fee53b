/** Log whose size does not grow with the number of calls, be they floods or polling. */
import Fastify, {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { callCounts } from './call-counts.ts';
import { loggedError, loggedRequest } from './log-lines.ts';
import { repeatedFailures } from './repeated-failures.ts';
import type { Log } from '#platform/log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True for a call in an open session that no page polls: it gets a line of its own. */
    hasOwnLine: boolean | undefined;
  }
}

/** pino's level of warnings. Lines from this level on are failures. */
const WARN = 40;

const TOO_MANY = 429;

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Fastify's log options, and `report`, which logs the counts since the last report. A call of a session gets a
 * line; other calls and status 429 are counted by address.
 */
export function boundedLog(level: string) {
  const calls = callCounts();
  const failures = repeatedFailures();

  function requestCompleted(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime } = reply;
    if (error) request.log.error({ err: error, req: request, status }, 'answer failed');
    const isCounted = !request.hasOwnLine || status === TOO_MANY;
    if (isCounted) calls.add(request.ip, status);
    const write = isCounted ? 'debug' : 'info';
    request.log[write]({ req: request, status, ms: Math.round(elapsedTime) }, 'call');
  }

  const logger: LoggerOptions = {
    level,
    serializers: { req: loggedRequest, err: loggedError },
    hooks: {
      logMethod(args, write, lineLevel) {
        if (lineLevel < WARN || failures.note(args)) write.apply(this, args);
      },
    },
  };

  const unwritten = () => {};
  const logController = Object.assign(new Fastify.LogController(), {
    requestCompleted,
    incomingRequest: unwritten,
    routeNotFound: unwritten,
    serviceUnavailable: unwritten,
    streamError(error: Error & { readonly code?: string }, request: FastifyRequest) {
      const isHungUp = error.code === 'ERR_STREAM_PREMATURE_CLOSE'; // by the client
      if (!isHungUp) request.log.warn({ err: error, req: request }, 'answer broken off');
    },
  });

  return {
    logger,
    logController,
    report(log: Log): void {
      const counted = calls.take();
      if (Object.keys(counted).length > 0)
        log.info({ calls: counted }, 'calls by address and status');
      const repeated = failures.take();
      if (Object.keys(repeated).length > 0)
        log.warn({ failures: repeated }, 'failures not written');
    },
  };
}
