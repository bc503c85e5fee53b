import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import swaggerUi from '@fastify/swagger-ui';
import type { HttpApp } from '#platform/http/http.ts';
import { describeEvents, type AsyncApi } from './asyncapi.ts';
import { eventsPage } from './events-page.ts';

/** Hash of the style element in Swagger UI's page; a test checks it. */
const SWAGGER_STYLE = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=';

const hide = { schema: { hide: true } };

/** Serves the documentation of calls and events under the product's security policy. */
export async function serveDocs(app: HttpApp, publicUrl: URL): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `$& '${SWAGGER_STYLE}'`),
  });

  const style = await readFile(join(import.meta.dirname, 'events.css'));
  let described: AsyncApi | undefined;
  const events = () => (described ??= describeEvents(publicUrl)); // generated on the first request
  app.get('/docs/events', hide, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(eventsPage(events())),
  );
  app.get('/docs/events.json', hide, async () => events());
  app.get('/docs/events.css', hide, (_, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
}
