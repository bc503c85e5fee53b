/**
 * Requests as they are received and answered: on a connection of a `DirectEngine` right at the websocket,
 * in Socket.IO's own protocol, as its layers in between took an eighth of what a turn took in all.
 */
import type { Socket } from 'socket.io';
import { isPacketValid, PacketType } from 'socket.io-parser';
import { deliverer } from './direct-delivery.ts';
import { DirectTransport } from './direct-transport.ts';
import { transportOf } from './engine.ts';

type Answer = (answer: object) => void;

/** What is done with requests. Where the client asked for no answer, it goes to nobody. */
type Listener = {
  readonly onRequest: (name: string, sent: unknown, answer: Answer) => void;
  /** One that comes too soon after others: it has not been read. */
  readonly onRefused: (answer: Answer) => void;
};

/**
 * Calls the listener for every request on a connection. What is not plain JSON (an event with attachments) comes by
 * Socket.IO in any case, in its order, which also cuts the connection of a client that does not speak its
 * protocol.
 */
export function listenForRequests(socket: Socket, { onRequest, onRefused }: Listener): void {
  const { conn } = socket;
  const transport = transportOf(conn);

  const answerTo = (id: string): Answer =>
    id === ''
      ? toNobody
      : (answer) =>
          deliverer({ type: PacketType.ACK, nsp: '/', id: Number(id), data: [answer] })(socket);

  /** The start of a message, as far as it is a request; the number that its answer is to have. */
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
    if (!socket.connected) return; // it has taken its leave just before
    // Socket.IO puts its own function last, of this one type, or the client put anything else there.
    const answer = typeof args.at(-1) === 'function' ? (args.pop() as Answer) : toNobody;
    onRequest(String(name), args[0], answer);
  });
}

const toNobody: Answer = () => {};

/** An event of the main namespace, with the number of the answer it asks for, if it does. */
const EVENT = /^2(\d*)\[/;

function eventIn(json: string): { readonly name: string; readonly sent: unknown } | undefined {
  const data = listIn(json);
  const [name, sent] = data;
  // Some names Socket.IO keeps to itself: who sends one is cut off by it.
  const isEvent = isPacketValid({ type: PacketType.EVENT, nsp: '/', data });
  return isEvent && typeof name === 'string' ? { name, sent } : undefined;
}

/** Empty, where it is no JSON. */
function listIn(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[]; // it begins with a bracket
  } catch {
    return [];
  }
}
