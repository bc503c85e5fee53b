import compress from '@fastify/compress';
import type { HttpApp } from './http.ts';

const MIN_BYTES = 1024; // smaller answers are mostly headers

/**
 * Compresses the answers of GET routes that are added to `app` later; writes, such as a turn, are answered at once.
 * The length of an answer reveals no secret, as the session's token is in a cookie only.
 */
export async function compressAnswers(app: HttpApp): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET') route.compress = false;
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
    globalDecompression: false, // a small compressed body could expand without bound
  });
}
