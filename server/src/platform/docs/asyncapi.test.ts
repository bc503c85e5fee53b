import asyncApi from '@asyncapi/specs';
import { events, requests, type EventName, type RequestName } from '@darts/contracts/realtime';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { startServer } from '../../../test/server.ts';
import { describeEvents } from './asyncapi.ts';

const format: object = asyncApi.schemasWithoutId['3.0.0'];

const newAjv = () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  return ajv;
};

const document = describeEvents(new URL('https://dardos.example'));

/** Returns the schema errors of a message's example; undefined if it is valid. */
function errorsOf(name: string): unknown {
  const { payload, examples } = document.components.messages[name] ?? {};
  const validate = newAjv().compile({ ...payload, components: document.components });
  return validate(examples?.[0].payload) ? undefined : validate.errors;
}

test('the description of the realtime events is a valid AsyncAPI document', () => {
  const validate = newAjv().compile(format);

  expect(validate(document) ? undefined : validate.errors).toBeUndefined();
  const text = JSON.stringify(document);
  const references = Array.from(text.matchAll(/"\$ref":"#\/([^"]+)"/g), ([, path = '']) => path);
  for (const reference of references) {
    const found = reference
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
    expect(found, `at ${reference}`).toBeDefined();
  }
});

test('the AsyncAPI document says that a client opens a websocket with its session cookie', () => {
  const { channels, servers, components } = document;

  expect(channels.main.bindings.ws.query).toMatchObject({
    properties: { transport: { const: 'websocket' } },
  });
  expect(servers.own.security).toEqual([{ $ref: '#/components/securitySchemes/session' }]);
  expect(components.securitySchemes.session).toMatchObject({
    in: 'cookie',
    name: '__Host-session',
  });
});

test.each(Object.keys(requests) as RequestName[])(
  'the request %s is described with its answers, each with a valid example',
  (name) => {
    const { messages } = document.components;

    expect(document.operations[name]).toMatchObject({
      action: 'receive',
      summary: expect.stringMatching(/./),
      reply: {
        messages: [
          { $ref: `#/channels/main/messages/${name}.done` },
          { $ref: `#/channels/main/messages/${name}.refused` },
        ],
      },
    });
    for (const each of [name, `${name}.done`, `${name}.refused`]) {
      expect(errorsOf(each), `of ${each}`).toBeUndefined();
    }
    expect(() => requests[name].input.parse(messages[name]?.examples[0].payload)).not.toThrow();
  },
);

test.each(Object.keys(events) as EventName[])(
  'the event %s is described with a valid example',
  (name) => {
    expect(document.operations[name]).toMatchObject({
      action: 'send',
      summary: expect.stringMatching(/./),
    });
    expect(errorsOf(name)).toBeUndefined();
  },
);

test('the AsyncAPI document is served as JSON and as a page that shows every request and event', async () => {
  const { app } = await startServer();
  const served: unknown = (await app.inject('/api/docs/events.json')).json();
  const page = (await app.inject('/api/docs/events')).body;

  expect(served).toMatchObject({ asyncapi: '3.0.0', operations: document.operations });

  for (const name of [...Object.keys(requests), ...Object.keys(events), 'connect_error']) {
    expect(page).toContain(`<h3><code>${name}</code></h3>`);
  }
});
