import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { answerTo, Refusal, TooManyRequests, type Answer } from '#platform/refusals.ts';

const MALFORMED = 'Datos no válidos.';

// What Fastify and Node refuse before a route is reached.
const WORDS: Readonly<Record<number, string>> = {
  403: 'No se ha encontrado lo que buscas.',
  404: 'No se ha encontrado lo que buscas.',
  408: 'La petición no ha llegado entera.',
  413: 'Los datos enviados son demasiado grandes.',
  414: 'La dirección es demasiado larga.',
  415: 'Los datos tienen que enviarse como JSON.',
  431: 'La petición es demasiado grande.',
};

/** Every failure leaves as the same envelope; what is our fault is logged and says no more. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, ...told } = worded(error);
  if (status >= 500) request.log.error(error);
  if (error instanceof TooManyRequests) reply.header('retry-after', error.seconds);
  reply.status(status).send({ success: false, ...told });
}

/** What comes over a connection and is no request gets the envelope too; then it is hung up on. */
export function answerNonsense({ code }: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (socket.writable) {
    const status = STATUS_OF[code] ?? 400;
    const told = { success: false, message: WORDS[status] ?? MALFORMED, errors: {} };
    const body = JSON.stringify(told);
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
    const fields: Record<string, string> = {};
    for (const { instancePath, message = '' } of error.validation) {
      fields[instancePath.slice(1).replaceAll('/', '.')] = message;
    }
    return answerTo(new Refusal('invalid-input', fields));
  }
  const { statusCode: status = 500 } = error;
  const isTheirs = status >= 400 && status < 500;
  return isTheirs ? { status, message: WORDS[status] ?? MALFORMED, errors: {} } : answerTo(error);
}
