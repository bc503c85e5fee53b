import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '@darts/contracts/refusals';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { fieldErrors } from './field-errors.ts';
import { answerTo, Refusal, TooManyRequests, type Answer } from '#platform/refusals.ts';

// What Fastify and Node refuse before a route is reached, by the status they give it.
const CODES: Readonly<Record<number, RefusalCode>> = {
  403: 'not-found',
  404: 'not-found',
  408: 'incomplete-request',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'not-json',
  431: 'headers-too-large',
};

/** Every failure leaves as the same envelope; what is our fault is logged and says no more. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, ...answer } = worded(error);
  if (status >= 500) request.log.error(error);
  if (error instanceof TooManyRequests) reply.header('retry-after', error.seconds);
  reply.status(status).send({ success: false, ...answer });
}

/** What comes over a connection and is no request gets the envelope too; then the connection is closed. */
export function answerNonsense({ code }: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (socket.writable) {
    const { status, ...answer } = answerOfStatus(STATUS_OF[code] ?? 400);
    const body = JSON.stringify({ success: false, ...answer });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write([...head, '', body].join('\r\n'));
  }
  socket.destroySoon();
}

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

function worded(error: FastifyError): Answer {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return answerTo(new Refusal('invalid-input', fieldErrors(error.validation)));
  }
  const { statusCode: status = 500 } = error;
  const isTheirs = status >= 400 && status < 500;
  return isTheirs ? answerOfStatus(status) : answerTo(error);
}

const answerOfStatus = (status: number): Answer => ({
  ...answerTo(new Refusal(CODES[status] ?? 'invalid-input')),
  status,
});
