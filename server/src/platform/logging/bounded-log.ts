/** Log whose size does not grow with the number of calls, such as in a flood or by polling. */
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
    /** True if the call gets a log line of its own: it is in an open session, and pages do not poll it. */
    hasOwnLine: boolean | undefined;
  }
}

/** pino's level of warnings. Lines from this level on are failures. */
const WARN = 40;

const TOO_MANY = 429;

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Returns Fastify's log options, and `report`, which logs the counts since the last report. A call with `hasOwnLine`
 * gets a line; other calls and those answered with status 429 are counted by address.
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
      const isHungUp = error.code === 'ERR_STREAM_PREMATURE_CLOSE'; // the client closed the connection
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
