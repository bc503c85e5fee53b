/**
 * Requests read and answered right at the websocket, in Socket.IO's own protocol: its layers in
 * between took an eighth of what a turn took in all.
 */
import type { Socket } from 'socket.io';
import { isPacketValid, PacketType } from 'socket.io-parser';
import { deliverer, transportOf } from './direct-engine.ts';

/** Hears of a request, and answers it: to nobody, if the client asked for no answer. */
type Hear = (name: string, sent: unknown, answer: Answer) => void;
type Answer = (told: object) => void;

/**
 * Hears every request on a connection of a `DirectEngine`. What is not plain JSON (an event with
 * attachments) comes by Socket.IO, in its order, which also cuts the connection of whoever does not speak its protocol.
 */
export function hearRequests(socket: Socket, hear: Hear): void {
  const { conn } = socket;
  const transport = transportOf(conn);

  const answerTo = (id: number) => (told: object) =>
    deliverer({ type: PacketType.ACK, nsp: '/', id, data: [told] })(conn);

  transport.take = (message) => {
    const isOpen =
      transportOf(conn) === transport && socket.connected && conn.readyState === 'open';
    const request = isOpen ? requestIn(message) : undefined;
    if (!request) return false;
    const { name, sent, id } = request;
    hear(name, sent, id === undefined ? toNobody : answerTo(id));
    return true;
  };

  socket.onAny((name: unknown, ...args: unknown[]) => {
    if (!socket.connected) return; // it has taken its leave just before
    // Socket.IO puts its own function last, of this one type, or the client put anything else there.
    const answer = typeof args.at(-1) === 'function' ? (args.pop() as Answer) : toNobody;
    hear(String(name), args[0], answer);
  });
}

const toNobody: Answer = () => {};

/** An event of the main namespace, with the number of the answer it asks for, if it does. */
const EVENT = /^2(\d*)\[/;

function requestIn(message: string) {
  const [start, id = ''] = EVENT.exec(message) ?? [];
  if (start === undefined) return undefined;
  const data = listIn(message.slice(start.length - 1));
  const [name, sent] = data;
  // Some names Socket.IO keeps to itself: who sends one is cut off by it.
  const isEvent = isPacketValid({ type: PacketType.EVENT, nsp: '/', data });
  if (!isEvent || typeof name !== 'string') return undefined;
  return { name, sent, id: id === '' ? undefined : Number(id) };
}

/** Empty, where it is no JSON. */
function listIn(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[]; // it begins with a bracket
  } catch {
    return [];
  }
}
