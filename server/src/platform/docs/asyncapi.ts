/** The AsyncAPI description of the realtime requests and events, from the contracts. */
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

export type AsyncApi = ReturnType<typeof describeEvents>;

export function describeEvents(publicUrl: URL) {
  const schemas: Record<string, Json> = {};
  const messages: Record<string, Message> = {};
  const operations: Record<string, Operation> = {};

  const add = (name: string, message: Omit<Message, 'examples'>, example: unknown): void => {
    messages[name] = { ...message, examples: [{ payload: example }] };
  };

  // Of objects of ours, whose keys are these and no others.
  for (const name of Object.keys(requests) as RequestName[]) {
    const { summary, refusals, example, ...doc } = requestDocs[name];
    const codes = [...new Set([...refusals, ...COMMON_REFUSALS])];
    const answer = jsonSchemaOf(doc.answer ?? requests[name].answer, 'output', schemas);
    const payload = jsonSchemaOf(requests[name].input, 'input', schemas);
    add(name, { name, summary, payload }, example.asked);
    const done = {
      name: `${name}.done`,
      summary: `Acknowledges \`${name}\`.`,
      payload: succeededWith(answer),
    };
    add(`${name}.done`, done, { success: true, ...example.answer });
    const refused = {
      name: `${name}.refused`,
      summary: `Refuses \`${name}\`.`,
      payload: refusedWith(codes),
    };
    add(`${name}.refused`, refused, { success: false, ...refusalOf(codes) });
    operations[name] = {
      action: 'receive',
      summary,
      channel: { $ref: '#/channels/main' },
      messages: [inChannel(name)],
      reply: {
        channel: { $ref: '#/channels/main' },
        messages: [inChannel(`${name}.done`), inChannel(`${name}.refused`)],
      },
    };
  }
  for (const name of Object.keys(events) as EventName[]) {
    const { summary, example } = eventDocs[name];
    add(name, { name, summary, payload: jsonSchemaOf(events[name], 'output', schemas) }, example);
    operations[name] = sending(name, summary);
  }
  const refusesConnection = 'Refuses a connection; with `authError` for want of a session';
  const payload = refusedConnection(jsonSchemaOf(refusal, 'output', schemas));
  const data = refusalOf(REFUSED_CONNECTIONS);
  const connectError = { name: 'connect_error', summary: refusesConnection, payload };
  add('connect_error', connectError, { message: 'authError', data });
  operations.connect_error = sending('connect_error', refusesConnection);

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
        messages: Object.fromEntries(Object.keys(messages).map((name) => [name, inParts(name)])),
        bindings: { ws: { bindingVersion: '0.1.0', method: 'GET', query: HANDSHAKE } },
      },
    },
    operations,
    components: {
      messages,
      schemas,
      securitySchemes: {
        session: { type: 'httpApiKey', in: 'cookie', name: sessionCookie(publicUrl).name },
      },
    },
  };
}

const HANDSHAKE = {
  type: 'object',
  properties: {
    EIO: { type: 'string', const: '4' },
    transport: { type: 'string', const: 'websocket' },
  },
  required: ['EIO', 'transport'],
};

const inChannel = (name: string) => ({ $ref: `#/channels/main/messages/${name}` });
const inParts = (name: string) => ({ $ref: `#/components/messages/${name}` });

const sending = (name: string, summary: string): Operation => ({
  action: 'send',
  summary,
  channel: { $ref: '#/channels/main' },
  messages: [inChannel(name)],
});
