import compress from '@fastify/compress';
import type { HttpApp } from './http.ts';

const MIN_SIZE = 1024; // bytes; below, the headers are most of it

/**
 * Compresses what the GET routes that follow in `app` answer. What is written (a turn, above all) is
 * answered at once. No answer holds a secret beside what the caller sent, so that its length tells
 * nobody anything: the session's token is in a cookie only.
 */
export async function compressAnswers(app: HttpApp): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET') route.compress = false;
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_SIZE,
    globalDecompression: false, // a small body could become an endless one
  });
}
