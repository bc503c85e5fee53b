import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { envelope } from '@darts/contracts/envelope';
import { sharedByKey } from '#platform/shared-views.ts';
import { hasVersion, ok } from './answers.ts';

type Kept = { readonly text: string; readonly version: string };

/**
 * Cache of answers that many readers poll. Concurrent readers share one, which expires by itself. It is sent as
 * 304 to a reader who has the same.
 *
 * @param schema of the data of the envelope
 */
export function keptAnswers<Data>(schema: z.ZodMiniType<Data, object>) {
  const shared = sharedByKey<Kept>();
  const whole = envelope(schema);

  async function make(read: () => Promise<Data>): Promise<Kept> {
    const text = JSON.stringify(z.encode(whole, ok(await read())));
    return { text, version: createHash('sha1').update(text).digest('base64url') };
  }

  return async (reply: FastifyReply, key: string, read: () => Promise<Data>) => {
    const { text, version } = await shared(key, () => make(read));
    if (hasVersion(reply, version)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  };
}
