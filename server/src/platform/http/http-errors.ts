import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusalCode } from '@darts/contracts/refusals';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { fieldErrors } from './field-errors.ts';
import { answerTo, Refusal, TooManyRequests, type Answer } from '#platform/refusals.ts';

// Refusal codes by status, for the errors of Fastify and Node before a route is reached.
const CODES: Readonly<Record<number, RefusalCode>> = {
  403: 'not-found',
  404: 'not-found',
  408: 'incomplete-request',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'not-json',
  431: 'headers-too-large',
};

/** Answers any error with the envelope of failures. Details of status 500 and above are only logged. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, ...answer } = worded(error);
  if (status >= 500) request.log.error({ err: error, req: request, status }, 'call failed');
  if (error instanceof TooManyRequests) reply.header('retry-after', error.seconds);
  reply.status(status).send({ success: false, ...answer });
}

/** Answers bytes that are no HTTP request with the envelope, and closes the connection. */
export function answerMalformed({ code }: Pick<ConnectionError, 'code'>, socket: Socket): void {
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
