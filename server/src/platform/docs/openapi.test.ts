import { callDocs } from '@darts/contracts/docs/calls';
import { isUsername } from '@darts/rules/accounts/usernames';
import { missingPasswordParts } from '@darts/rules/accounts/passwords';
import { Validator } from '@seriousme/openapi-schema-validator';
import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { startServer } from '../../../test/server.ts';

type Media = { readonly schema: object; readonly example?: unknown };
type Content = Readonly<Record<string, Media>>;
type Answer = { readonly description: string; readonly content: Content };
type Parameter = { readonly name: string; readonly in: string; readonly example?: unknown };
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly (Parameter & Media)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>;
};

let described: ReturnType<typeof describe> | undefined;

/** The description, once for all tests here. */
const description = () => (described ??= describe());

async function describe() {
  const { app } = await startServer();
  const document = (await app.inject('/api/docs/json')).json();
  const responses: Record<string, Answer> = document.components.responses;
  const paths: Record<string, Record<string, Operation>> = document.paths;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'whole', components: document.components });
  return {
    document,
    calls: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
        answers: Object.entries(operation.responses).map(([status, answer]) => ({
          status: Number(status),
          answer: '$ref' in answer ? responses[answer.$ref.split('/').at(-1) ?? ''] : answer,
        })),
      })),
    ),
    /** Returns the schema errors of a value; undefined if it is valid. */
    errorsOf(schema: object, value: unknown): unknown {
      const text = JSON.stringify(schema).replaceAll('"#/', '"whole#/');
      const validate = ajv.compile(JSON.parse(text));
      return validate(value) ? undefined : validate.errors;
    },
  };
}

test('the description of the calls is a valid OpenAPI document', async () => {
  const { document } = await description();

  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  expect(document.components.securitySchemes.session).toEqual({
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
  });
});

test('every call describes its purpose, whether it needs a session, and its possible answers', async () => {
  const { calls, document } = await description();
  const tags = document.tags.map(({ name }: { readonly name: string }) => name);

  const ids = calls.map(({ operation }) => operation.operationId);
  const known = Object.values(callDocs).flatMap((docs) => Object.keys(docs));
  expect(ids.toSorted()).toEqual(known.toSorted());
  for (const { name, operation, answers } of calls) {
    const { summary, security, requestBody } = operation;
    expect(summary, `of ${name}`).toMatch(/./);
    expect(tags, `of ${name}`).toEqual(expect.arrayContaining([...operation.tags]));
    expect(operation.tags, `of ${name}`).toHaveLength(1);
    expect([[], [{ session: [] }]], `of ${name}`).toContainEqual(security);
    expect(requestBody?.required ?? true, `of ${name}`).toBe(true);

    const statuses = answers.map(({ status }) => status);
    const good = statuses.filter((status) => status < 400);
    expect(good, `of ${name}`).toHaveLength(1);
    expect(statuses, `of ${name}`).toEqual(expect.arrayContaining([400, 500, 503]));
    expect(statuses.includes(401), `of ${name}`).toBe(security.length > 0);
    expect(statuses.includes(413), `of ${name}`).toBe(requestBody !== undefined);
  }
});

test('every example matches its schema, and each body, answer and id has an example', async () => {
  const { calls, errorsOf } = await description();

  for (const { name, operation, answers } of calls) {
    for (const { in: place, name: parameter, schema, example } of operation.parameters ?? []) {
      if (place !== 'path') continue; // of a query, all may be left out
      expect(example, `${name}: ${parameter}`).toBeDefined();
      expect(errorsOf(schema, example), `${name}: ${parameter}`).toBeUndefined();
    }
    const contents = [
      operation.requestBody?.content,
      ...answers.map(({ answer }) => answer?.content),
    ];
    for (const { schema, example } of contents.flatMap((content) => Object.values(content ?? {}))) {
      expect(example, `of ${name}`).toBeDefined();
      expect(errorsOf(schema, example), `of ${name}`).toBeUndefined();
    }
  }
});

test('a refused call is described by codes, which a generated client knows by their status', async () => {
  const { calls, errorsOf } = await description();
  const join = calls.find(({ name }) => name === 'POST /api/leagues/{leagueId}/join');
  const conflict = join?.answers.find(({ status }) => status === 409)?.answer;
  const schema = conflict?.content['application/json']?.schema ?? {};
  const refusedWith = (code: string) => ({ success: false, code, message: 'No.', errors: {} });

  for (const code of ['not-pending', 'full', 'lost-race']) {
    expect(errorsOf(schema, refusedWith(code)), `of ${code}`).toBeUndefined();
    expect(conflict?.description).toContain(code);
  }
  expect(errorsOf(schema, refusedWith('not-your-turn'))).toBeDefined();
});

test('calls without fields require no body', async () => {
  const { calls } = await description();
  const wanting = calls.filter(({ operation }) => operation.requestBody).map(({ name }) => name);

  expect(wanting).not.toContain('POST /api/leagues/{leagueId}/join');
  expect(wanting).toContain('POST /api/leagues/create');
});

test('the schemas of names and passwords agree with the rules that validate them', async () => {
  const { errorsOf } = await description();
  const NewAccount = { $ref: '#/components/schemas/NewAccount' };
  const account = { username: 'ana', email: 'ana@correo.es', password: 'Diana-y-tres-dardos-1' };

  for (const username of ['ana', 'Núria', '玩家一号', 'an', 'ana b', 'a'.repeat(16), '\u0301ana']) {
    const isFine = errorsOf(NewAccount, { ...account, username }) === undefined;
    expect(isFine, `of ${username}`).toBe(isUsername(username));
  }
  for (const password of [
    'aB3$5678',
    'Ñandú_٣٤٥٦',
    'aB3$567',
    'dardos-501',
    'Dardos501',
    'Dardos 5',
  ]) {
    const isFine = errorsOf(NewAccount, { ...account, password }) === undefined;
    expect(isFine, `of ${password}`).toBe(missingPasswordParts(password).length === 0);
  }
});

test('no two paths differ only in the names of their parameters', async () => {
  const { document } = await description();
  const addresses = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));

  expect(addresses).toHaveLength(new Set(addresses).size);
});

test('shared schemas are described once, under their names', async () => {
  const { document } = await description();
  const references = Array.from(
    JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g),
    ([, name]) => name,
  );

  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Game', 'League', 'Tournament', 'User', 'Failure', 'NewAccount']),
  );
  expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)));
});
