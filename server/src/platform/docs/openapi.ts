import swagger from '@fastify/swagger';
import { callDocs } from '@darts/contracts/docs/calls';
import { components } from '@darts/contracts/docs/components';
import { QUIET, REFUSALS_AS, REFUSED_WITH } from '@darts/contracts/quiet-refusals';
import type { CallDoc } from '@darts/contracts/docs/doc';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import * as z from 'zod/v4/core';
import type { HttpApp } from '#platform/http/http.ts';
import { sessionCookie } from '#platform/http/session-cookie.ts';
import { words } from '#words.ts';
import { withUsedComponents } from './components.ts';
import { failures, failuresOf } from './failures.ts';
import { tidy, type Json } from './json-schemas.ts';

const INTRODUCTION = `
Every answer is an envelope: \`success\`, a \`message\` in Spanish for people, and \`data\`; a failure has a
\`code\` for programs instead, and in \`errors\` a message for each bad field. With the header
\`${REFUSALS_AS}: ${QUIET}\`, refusals (4xx) come with status 200, and their own in \`${REFUSED_WITH}\`: browsers
write any other to the console.

A session is a cookie, which logging in sets. Ids are UUIDs, times ISO 8601 in UTC, dates \`YYYY-MM-DD\`.
Fields may be added to what is answered. Besides the failures of each call, any connection may get 408
\`incomplete-request\`, 414 \`address-too-long\` or 431 \`headers-too-large\`.

What happens in games, the lobby and competitions is told as it happens: see [the realtime
events](/api/docs/events).
`.trim();

const DESCRIBED: Readonly<Record<keyof typeof callDocs, string>> = {
  accounts: 'Getting in, profiles, and who may do what.',
  games: 'Games, live or over.',
  leagues: 'Every player against every other, a round a week.',
  tournaments: 'Brackets.',
  dates: 'When the games of leagues and tournaments are thrown.',
  results: 'What is entered by hand for games of leagues and tournaments, and its history.',
  screens: 'What screens on a wall show.',
  files: 'Tables and brackets as files, for spreadsheets and other programs.',
  invitations: 'Links that lead to joining a league or tournament.',
  public: 'What anybody may read without an account, where the organiser lets them.',
  site: 'The server, and its home page.',
};

const config = { override: tidy };
const describeRoute = createJsonSchemaTransform({
  schemaRegistry: components,
  zodToJsonConfig: config,
});
const describeComponents = createJsonSchemaTransformObject({
  schemaRegistry: components,
  zodToJsonConfig: config,
});

/** Registers the OpenAPI description of all calls, generated from the schemas that check them and from `callDocs`. */
export async function describeCalls(app: HttpApp, publicUrl: URL): Promise<void> {
  const cookie = sessionCookie(publicUrl);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tres Dardos',
        version: '1',
        description: INTRODUCTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(DESCRIBED).map(([name, description]) => ({ name, description })),
      externalDocs: { description: 'The realtime events', url: '/api/docs/events' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie.name } },
      },
    },
    transform: (route) => describeRoute({ ...route, schema: withNeededBody(route.schema) }),
    transformObject: (found) => completed(describeComponents(found) as Document),
  });
}

/** Leaves a body that is optional out of the description. */
function withNeededBody<Schema extends { readonly body?: unknown } | undefined>(
  schema: Schema,
): Schema {
  if (!(schema?.body instanceof z.$ZodType)) return schema;
  return z.safeParse(schema.body, undefined).success ? { ...schema, body: undefined } : schema;
}

type Media = Record<string, { example?: unknown }>;
type Operation = {
  operationId?: string;
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Media };
  responses: Record<string, { description: string; content: Media }>;
};
type Document = {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Readonly<Record<string, Json>>;
};

const docs = Object.entries(callDocs).flatMap(([tag, calls]) =>
  Object.entries(calls as Readonly<Record<string, CallDoc>>).map(
    ([id, doc]) => [id, { tag: doc.tag ?? tag, doc }] as const,
  ),
);

function completed(document: Document) {
  const byId = new Map(docs);
  for (const calls of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(calls)) {
      const known = byId.get(operation.operationId ?? '');
      if (known) complete(operation, method, known);
    }
  }
  const responses = failures;
  return withUsedComponents({ ...document, components: { ...document.components, responses } });
}

type Known = { readonly tag: string; readonly doc: CallDoc };

function complete(operation: Operation, method: string, { tag, doc }: Known): void {
  const { requestBody, parameters = [], responses } = operation;
  const { isFile = false } = doc;
  const { path = {}, body, data } = doc.example;
  for (const parameter of parameters) {
    if (parameter.name in path) parameter.example = path[parameter.name];
  }
  giveExample(requestBody?.content, body);
  for (const response of Object.values(responses)) {
    response.description = 'Done.';
    giveExample(response.content, isFile || typeof data === 'string' ? data : succeededWith(data));
  }
  Object.assign(operation, {
    summary: doc.summary,
    ...(doc.description && { description: doc.description }),
    tags: [tag],
    security: doc.isPublic ? [] : [{ session: [] }],
    responses: {
      ...responses,
      ...failuresOf({ method, hasBody: requestBody !== undefined, doc }),
    },
  });
}

const succeededWith = (data: object): Json => ({ success: true, message: words.done.usual, data });

function giveExample(content: Media | undefined, example: unknown): void {
  for (const media of Object.values(content ?? {})) media.example = example;
}
