/**
 * Requests read and answered right at the websocket, in Socket.IO's own protocol: its layers in
 * between took an eighth of what a turn took in all. News go through them.
 */
import { Server as Engine, transports } from 'engine.io';
import type { Socket } from 'socket.io';
import { PacketType } from 'socket.io-parser';
import { PreparingEncoder } from './prepared.ts';

/** Hears of a request, and answers it: to nobody, if the client asked for no answer. */
type Hear = (name: string, sent: unknown, answer: Answer) => void;
type Answer = (told: object) => void;

const WebSocketTransport = transports.websocket;
type WebSocketTransport = InstanceType<typeof WebSocketTransport>;
type Packet = Parameters<WebSocketTransport['send']>[0][number];
type Upgrade = ConstructorParameters<typeof WebSocketTransport>[0];

/** A websocket of Engine.IO whose messages somebody may take before Socket.IO gets them. */
class DirectTransport extends WebSocketTransport {
  take: (message: string) => boolean = () => false;
  readonly #websocket: Upgrade['websocket'];

  constructor(upgrade: Upgrade) {
    super(upgrade);
    this.#websocket = upgrade.websocket;
  }

  sendNow(message: string): void {
    this.#websocket?.send(`4${message}`); // a message, to Engine.IO
  }

  protected override onPacket(packet: Packet): void {
    const data: unknown = packet.data;
    const isTaken = packet.type === 'message' && typeof data === 'string' && this.take(data);
    if (!isTaken) super.onPacket(packet);
  }
}

/** Engine.IO with such websockets, and nothing else. */
export class DirectEngine extends Engine {
  protected override createTransport(_name: string, upgrade: Upgrade): DirectTransport {
    return new DirectTransport(upgrade);
  }
}

const encoder = new PreparingEncoder();

/**
 * Hears every request on a connection of {@link DirectEngine}. What is not plain JSON (an event with
 * attachments) comes by Socket.IO, which also cuts the connection of whoever does not speak its protocol.
 */
export function hearRequests(socket: Socket, hear: Hear): void {
  const { conn } = socket;
  const transport = conn.transport as DirectTransport; // the engine makes no other
  const isCurrent = () => conn.transport === transport; // Engine.IO lets a client take another

  const answerTo = (id: number) => (told: object) => {
    const packet = { type: PacketType.ACK, nsp: '/', id, data: [told] };
    const [text, ...attachments] = encoder.encode(packet);
    if (typeof text !== 'string' || attachments.length > 0) throw new Error('Answers are JSON.');
    if (isCurrent() && transport.writable) transport.sendNow(text);
    else conn.write(text); // after what waits to be written
  };

  transport.take = (message) => {
    const isOpen = isCurrent() && socket.connected && conn.readyState === 'open';
    const request = isOpen ? requestIn(message) : undefined;
    if (!request) return false;
    const { name, sent, id } = request;
    hear(name, sent, id === undefined ? toNobody : answerTo(id));
    return true;
  };

  socket.onAny((name: unknown, ...args: unknown[]) => {
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
  const [name, sent] = start === undefined ? [] : listIn(message.slice(start.length - 1));
  if (typeof name !== 'string') return undefined;
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
