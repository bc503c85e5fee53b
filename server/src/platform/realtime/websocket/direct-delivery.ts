import type { Socket } from 'engine.io';
import type { Namespace } from 'socket.io';
import { PacketType, type Packet } from 'socket.io-parser';
import { DirectTransport } from './direct-transport.ts';
import { transportOf } from './engine.ts';
import { PreparingEncoder } from './prepared.ts';
import { textFrame } from './text-frame.ts';

const whole = new PreparingEncoder();
const sinceTurn = new PreparingEncoder(true);

/** A connection of Socket.IO, and whether the last turn of a game is enough for it. */
type Receiver = { readonly conn: Socket; readonly data: { readonly lastTurnOnly?: boolean } };

/** Sends a packet of plain JSON to any number of connections, each after what it has yet to write. */
export function deliverer(packet: Packet): (receiver: Receiver) => void {
  const messages = new Map<PreparingEncoder, Message>();

  function messageBy(encoder: PreparingEncoder): Message {
    const message = messages.get(encoder) ?? messageOf(encoder.encode(packet));
    messages.set(encoder, message);
    return message;
  }

  return ({ conn, data: { lastTurnOnly } }) => {
    const { text, frame } = messageBy(lastTurnOnly ? sinceTurn : whole);
    const transport = transportOf(conn);
    // One that has something to write, or is closing, is for Engine.IO to see to.
    const isReady = transport.writable && conn.readyState === 'open';
    if (isReady && transport instanceof DirectTransport) transport.sendNow(frame);
    else conn.write(text);
  };
}

/** A packet as Engine.IO takes it, and as it is written to a socket. */
type Message = { readonly text: string; readonly frame: Buffer };

function messageOf([text, ...attachments]: readonly unknown[]): Message {
  if (typeof text !== 'string' || attachments.length > 0)
    throw new Error('Attachments are not delivered here.');
  return { text, frame: textFrame(`4${text}`) }; // a message, to Engine.IO
}

/** Sends an event to the connections in rooms on this server, each once, but for one of them. */
export const directBroadcaster =
  ({ adapter, sockets }: Pick<Namespace, 'adapter' | 'sockets'>) =>
  (rooms: readonly string[], event: readonly unknown[], except: string | undefined): void => {
    const deliver = deliverer({ type: PacketType.EVENT, nsp: '/', data: event });
    const passed = new Set([except]);
    for (const room of rooms) {
      for (const id of adapter.rooms.get(room) ?? []) {
        if (passed.has(id)) continue;
        passed.add(id);
        const socket = sockets.get(id); // absent: it has yet to be let in
        if (socket) deliver(socket);
      }
    }
  };
