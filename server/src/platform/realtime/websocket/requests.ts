/**
 * Receives and answers requests. On a `DirectEngine`, this happens right at the websocket, in Socket.IO's protocol:
 * Socket.IO's own layers took an eighth of a turn's time.
 */
import type { Socket } from 'socket.io';
import { isPacketValid, PacketType } from 'socket.io-parser';
import { deliverer } from './direct-delivery.ts';
import { DirectTransport } from './direct-transport.ts';
import { transportOf } from './engine.ts';

type Answer = (answer: object) => void;

/** Handlers of requests. `answer` is a no-op if the client asked for none. */
type Listener = {
  readonly onRequest: (name: string, sent: unknown, answer: Answer) => void;
  /** Called for a request over the rate limit, which has not been read. */
  readonly onRefused: (answer: Answer) => void;
};

/**
 * Calls the listener for every request on a connection. Events with attachments always come by Socket.IO, in their
 * order. Socket.IO also cuts the connection of a client that breaks its protocol.
 */
export function listenForRequests(socket: Socket, { onRequest, onRefused }: Listener): void {
  const { conn } = socket;
  const transport = transportOf(conn);

  const answerTo = (id: string): Answer =>
    id === ''
      ? noAnswer
      : (answer) =>
          deliverer({ type: PacketType.ACK, nsp: '/', id: Number(id), data: [answer] })(socket);

  /** Returns the start of a request, and the id of its answer; empty if the message is no request. */
  const startOf = (message: string) => {
    const isOpen = socket.connected && conn.readyState === 'open';
    return (isOpen && EVENT.exec(message)) || [];
  };

  transport.refuse = (message) => {
    const [start, id = ''] = startOf(message);
    if (start !== undefined) onRefused(answerTo(id));
    return start !== undefined;
  };

  if (transport instanceof DirectTransport) {
    transport.take = (message) => {
      const [start, id = ''] = startOf(message);
      const event = start && eventIn(message.slice(start.length - 1));
      if (event) onRequest(event.name, event.sent, answerTo(id));
      return event !== undefined;
    };
  }

  socket.onAny((name: unknown, ...args: unknown[]) => {
    if (!socket.connected) return; // it has just disconnected
    // A function in the last place is Socket.IO's acknowledgement: a client cannot send one.
    const answer = typeof args.at(-1) === 'function' ? (args.pop() as Answer) : noAnswer;
    onRequest(String(name), args[0], answer);
  });
}

const noAnswer: Answer = () => {};

/** Start of an event of the main namespace, with the id of the answer that it asks for, if any. */
const EVENT = /^2(\d*)\[/;

function eventIn(json: string): { readonly name: string; readonly sent: unknown } | undefined {
  const data = listIn(json);
  const [name, sent] = data;
  // Socket.IO reserves some names, and cuts the connection of a client that uses one.
  const isEvent = isPacketValid({ type: PacketType.EVENT, nsp: '/', data });
  return isEvent && typeof name === 'string' ? { name, sent } : undefined;
}

/** Parses a JSON list; empty if the text is no JSON. */
function listIn(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[]; // it begins with a bracket
  } catch {
    return [];
  }
}
