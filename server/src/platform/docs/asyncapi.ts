/** AsyncAPI description of the realtime requests and events, generated from the contracts. */
import { eventDocs } from '@darts/contracts/docs/events';
import { COMMON_REFUSALS, requestDocs } from '@darts/contracts/docs/requests';
import { events, requests, type EventName, type RequestName } from '@darts/contracts/realtime';
import { refusal, type RefusalCode } from '@darts/contracts/refusals';
import { sessionCookie } from '#platform/http/session-cookie.ts';
import { jsonSchemaOf, type Json } from './json-schemas.ts';
import { refusalOf, refusedConnection, refusedWith, succeededWith } from './payloads.ts';

const INTRODUCTION = `
Socket.IO at \`/socket.io\`, by websocket only: a client has to begin with it, as \`transports:
['websocket']\` makes Socket.IO's own do. Who begins with long polling gets \`xhr poll error\`.

The session's cookie comes with the handshake. \`auth: { tabId }\`, which may come with it, tells a reload
of the same tab from another device. With \`turns: 'last'\` in it, a game may come without its turns after one: the
client adds \`lastTurn\` to those it has, or asks for the game where \`expectedTurn\` is not the next. Pages of other
origins are not let in.

A request takes one object and is answered by an acknowledgement: \`success: true\` with what it adds, or
\`success: false\` with a \`code\` for programs and a \`message\` in Spanish for people. What is sent unasked
are whole snapshots, after the commit, safe to lose and to get twice. Fields may be added to both.
`.trim();

const REFUSED_CONNECTIONS: readonly RefusalCode[] = ['no-session', 'too-many-connections'];

type Message = {
  readonly name: string;
  readonly summary: string;
  readonly payload: Json;
  readonly examples: readonly [{ readonly payload: unknown }];
};
type Operation = Json & { readonly summary: string };

/** Messages and operation of a request or an event. */
type Described = { readonly messages: readonly Message[]; readonly operation: Operation };

/** Collected schemas that others refer to by name. */
type Schemas = Record<string, Json>;

export type AsyncApi = ReturnType<typeof describeEvents>;

export function describeEvents(publicUrl: URL) {
  const schemas: Schemas = {};
  // Both objects have exactly these keys.
  const requestNames = Object.keys(requests) as RequestName[];
  const eventNames = Object.keys(events) as EventName[];
  const described = new Map<string, Described>([
    ...requestNames.map((name) => [name, describeRequest(name, schemas)] as const),
    ...eventNames.map((name) => [name, describeEvent(name, schemas)] as const),
    [REFUSED_CONNECTION, describeRefusedConnection(schemas)],
  ]);
  const messages = Array.from(described.values()).flatMap((each) => each.messages);

  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Tres Dardos: realtime',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      own: {
        host: publicUrl.host,
        pathname: '/socket.io',
        protocol: publicUrl.protocol === 'https:' ? 'wss' : 'ws',
        security: [{ $ref: '#/components/securitySchemes/session' }],
      },
    },
    channels: {
      main: {
        address: '/',
        description: "Socket.IO's main namespace.",
        messages: Object.fromEntries(messages.map(({ name }) => [name, inComponents(name)])),
        bindings: { ws: { bindingVersion: '0.1.0', method: 'GET', query: HANDSHAKE } },
      },
    },
    operations: Object.fromEntries(
      Array.from(described, ([name, { operation }]) => [name, operation]),
    ),
    components: {
      messages: Object.fromEntries(messages.map((message) => [message.name, message])),
      schemas,
      securitySchemes: {
        session: { type: 'httpApiKey', in: 'cookie', name: sessionCookie(publicUrl).name },
      },
    },
  };
}

function describeRequest(name: RequestName, schemas: Schemas): Described {
  const { summary, refusals, example, ...doc } = requestDocs[name];
  const codes = [...new Set([...refusals, ...COMMON_REFUSALS])];
  const answer = jsonSchemaOf(doc.answer ?? requests[name].answer, 'output', schemas);
  const payload = jsonSchemaOf(requests[name].input, 'input', schemas);
  const done = {
    name: `${name}.done`,
    summary: `Acknowledges \`${name}\`.`,
    payload: succeededWith(answer),
  };
  const refused = {
    name: `${name}.refused`,
    summary: `Refuses \`${name}\`.`,
    payload: refusedWith(codes),
  };
  return {
    messages: [
      { name, summary, payload, examples: [{ payload: example.asked }] },
      { ...done, examples: [{ payload: { success: true, ...example.answer } }] },
      { ...refused, examples: [{ payload: { success: false, ...refusalOf(codes) } }] },
    ],
    operation: {
      action: 'receive',
      summary,
      channel: CHANNEL,
      messages: [inChannel(name)],
      reply: { channel: CHANNEL, messages: [inChannel(done.name), inChannel(refused.name)] },
    },
  };
}

function describeEvent(name: EventName, schemas: Schemas): Described {
  const { summary, example } = eventDocs[name];
  const payload = jsonSchemaOf(events[name], 'output', schemas);
  return sentAs({ name, summary, payload, examples: [{ payload: example }] });
}

/** Socket.IO's name of the event for a refused connection. */
const REFUSED_CONNECTION = 'connect_error';

const describeRefusedConnection = (schemas: Schemas): Described =>
  sentAs({
    name: REFUSED_CONNECTION,
    summary: 'Refuses a connection; with `authError` for want of a session',
    payload: refusedConnection(jsonSchemaOf(refusal, 'output', schemas)),
    examples: [{ payload: { message: 'authError', data: refusalOf(REFUSED_CONNECTIONS) } }],
  });

/** Describes a message that the server sends unasked. */
const sentAs = (message: Message): Described => ({
  messages: [message],
  operation: {
    action: 'send',
    summary: message.summary,
    channel: CHANNEL,
    messages: [inChannel(message.name)],
  },
});

const HANDSHAKE = {
  type: 'object',
  properties: {
    EIO: { type: 'string', const: '4' },
    transport: { type: 'string', const: 'websocket' },
  },
  required: ['EIO', 'transport'],
};

const CHANNEL = { $ref: '#/channels/main' };
const inChannel = (name: string) => ({ $ref: `#/channels/main/messages/${name}` });
const inComponents = (name: string) => ({ $ref: `#/components/messages/${name}` });
