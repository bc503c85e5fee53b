/**
 * Receives and answers requests. On a `DirectEngine`, Socket.IO's protocol is handled right at the websocket:
 * Socket.IO's own layers took an eighth of the time of a turn.
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
  /** Called for a request over the rate limit, whose content has not been parsed. */
  readonly onRefused: (answer: Answer) => void;
};

/**
 * Calls the listener for every request on a connection. Messages with attachments and messages that break the protocol
 * are left to Socket.IO, which keeps the order and cuts the connection after a breach.
 */
export function listenForRequests(socket: Socket, { onRequest, onRefused }: Listener): void {
  const { conn } = socket;
  const transport = transportOf(conn);

  const answerTo = (id: string): Answer =>
    id === ''
      ? noAnswer
      : (answer) =>
          deliverer({ type: PacketType.ACK, nsp: '/', id: Number(id), data: [answer] })(socket);

  /**
   * Returns the prefix of a request and the id for its answer; an empty list if the connection is closed or the message
   * is no request.
   */
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
    if (!socket.connected) return; // disconnected in the meantime
    // A function as the last argument is Socket.IO's acknowledgement callback: a client cannot send a function.
    const answer = typeof args.at(-1) === 'function' ? (args.pop() as Answer) : noAnswer;
    onRequest(String(name), args[0], answer);
  });
}

const noAnswer: Answer = () => {};

/** Prefix of an event of the main namespace: the packet type 2, then the id for the answer, if the client wants one. */
const EVENT = /^2(\d*)\[/;

function eventIn(json: string): { readonly name: string; readonly sent: unknown } | undefined {
  const data = listIn(json);
  const [name, sent] = data;
  // Reserved event names are left to Socket.IO, which cuts the connection.
  const isEvent = isPacketValid({ type: PacketType.EVENT, nsp: '/', data });
  return isEvent && typeof name === 'string' ? { name, sent } : undefined;
}

/** Parses a JSON array; returns an empty array for invalid JSON. */
function listIn(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[]; // the text begins with a bracket
  } catch {
    return [];
  }
}
