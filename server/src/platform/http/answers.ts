import type { FastifyReply } from 'fastify';
import { words } from '#words.ts';

/** Returns the envelope of a successful call. */
export const ok = <Data>(data: Data, message = words.done.usual) => ({
  success: true as const,
  message,
  data,
});

/** Tags an answer with its version. True if the caller has that version, which is answered by 304. */
export function hasVersion(reply: FastifyReply, version: string): boolean {
  const tag = `"${version}"`;
  reply.headers({ 'cache-control': 'private, no-cache', etag: `W/${tag}` }); // weak, as it may be compressed
  return reply.request.headers['if-none-match']?.includes(tag) ?? false;
}
