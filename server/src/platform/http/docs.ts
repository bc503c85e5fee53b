import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { HttpApp } from './http.ts';

/** The OpenAPI description of every call, from the schemas that check them. */
export async function describeCalls(app: HttpApp): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Tres Dardos', version: '1' } },
    transform: jsonSchemaTransform,
  });
}

export const serveDocs = (app: HttpApp) =>
  app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // It would send browsers to https, which a club's own machine does not have.
    transformStaticCSP: (header) => header.replace(/ ?upgrade-insecure-requests;?/, ''),
  });
