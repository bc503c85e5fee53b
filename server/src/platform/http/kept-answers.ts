import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { envelope } from '@darts/contracts/envelope';
import { oncePerView } from '#platform/shared-views.ts';
import { hasVersion, ok } from './answers.ts';

/**
 * Returns a function that sends a view which many readers poll. A view is encoded once, and answered by 304 to a reader
 * who has the same version.
 *
 * @param schema of the envelope's data
 * @param dataOf returns the data of a view
 */
export function keptAnswers<View extends object, Data>(
  schema: z.ZodMiniType<Data, object>,
  dataOf: (view: View) => Data,
) {
  const whole = envelope(schema);

  const answerOf = oncePerView((view: View) => {
    const text = JSON.stringify(z.encode(whole, ok(dataOf(view))));
    return { text, version: createHash('sha1').update(text).digest('base64url') };
  });

  return (reply: FastifyReply, view: View) => {
    const { text, version } = answerOf(view);
    if (hasVersion(reply, version)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  };
}
