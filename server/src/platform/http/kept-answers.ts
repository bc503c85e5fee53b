import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { envelope } from '@darts/contracts/envelope';
import { ok } from './answers.ts';

const LIFETIME_MS = 400;
const MAX_ANSWERS = 500;

type Kept = { readonly text: string; readonly tag: string };

/**
 * Cache of answers that many readers poll. Concurrent readers share one, which expires by itself. It is sent as
 * 304 to a reader who has the same.
 *
 * @param schema of the data of the envelope
 */
export function keptAnswers<Data>(schema: z.ZodMiniType<Data, object>) {
  const cache = new LRUCache<string, Promise<Kept>>({ max: MAX_ANSWERS, ttl: LIFETIME_MS });
  const whole = envelope(schema);

  async function make(read: () => Promise<Data>): Promise<Kept> {
    const text = JSON.stringify(z.encode(whole, ok(await read())));
    return { text, tag: `"${createHash('sha1').update(text).digest('base64url')}"` };
  }

  function keptOf(key: string, read: () => Promise<Data>): Promise<Kept> {
    const known = cache.get(key);
    if (known) return known;
    const kept = make(read);
    cache.set(key, kept);
    return kept;
  }

  return async (reply: FastifyReply, key: string, read: () => Promise<Data>) => {
    const { text, tag } = await keptOf(key, read);
    reply.headers({ 'cache-control': 'private, no-cache', etag: `W/${tag}` }); // weak, as it may be compressed
    if (reply.request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  };
}
