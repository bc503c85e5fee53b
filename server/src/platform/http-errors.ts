import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { answerTo, Refusal, TooManyRequests, type Answer } from './refusals.ts';

// What Fastify itself refuses before a route is reached.
const WORDS: Readonly<Record<number, string>> = {
  400: 'Datos no válidos.',
  404: 'No se ha encontrado lo que buscas.',
  413: 'Los datos enviados son demasiado grandes.',
  415: 'Los datos tienen que enviarse como JSON.',
};

/** Every failure leaves as the same envelope; what is our fault is logged and says no more. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, ...told } = worded(error);
    if (status >= 500) request.log.error(error);
    if (error instanceof TooManyRequests) reply.header('retry-after', error.seconds);
    return reply.status(status).send({ success: false, ...told });
  });
}

function worded(error: FastifyError): Answer {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const { instancePath, message = '' } of error.validation) {
      fields[instancePath.slice(1).replaceAll('/', '.')] = message;
    }
    return answerTo(new Refusal('invalid-input', fields));
  }
  const { statusCode } = error;
  const message = statusCode === undefined ? undefined : WORDS[statusCode];
  if (statusCode !== undefined && message) return { status: statusCode, message, errors: {} };
  return answerTo(error);
}
