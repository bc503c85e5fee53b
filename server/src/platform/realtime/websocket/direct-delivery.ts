import type { Socket } from 'engine.io';
import type { Namespace } from 'socket.io';
import { PacketType, type Packet } from 'socket.io-parser';
import { DirectTransport } from './direct-transport.ts';
import { transportOf } from './engine.ts';
import { PreparingEncoder } from './prepared.ts';
import { textFrame } from './text-frame.ts';

const whole = new PreparingEncoder();
const sinceTurn = new PreparingEncoder(true);

/** A connection of Socket.IO. `lastTurnOnly`: it wants games without the turns before the last. */
type Receiver = { readonly conn: Socket; readonly data: { readonly lastTurnOnly?: boolean } };

/** Returns a function that sends a JSON packet to a connection, encoded once for all, after what is queued there. */
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
    // Engine.IO writes to a connection with a queue, or one that is closing.
    const isReady = transport.writable && conn.readyState === 'open';
    if (isReady && transport instanceof DirectTransport) transport.sendNow(frame);
    else conn.write(text);
  };
}

/** An encoded packet, and the websocket frame of it. */
type Message = { readonly text: string; readonly frame: Buffer };

function messageOf([text, ...attachments]: readonly unknown[]): Message {
  if (typeof text !== 'string' || attachments.length > 0)
    throw new Error('Attachments are not delivered here.');
  return { text, frame: textFrame(`4${text}`) }; // 4: Engine.IO's type of messages
}

/** Returns a function that sends an event to the connections in `rooms` on this server, to each once. */
export const directBroadcaster =
  ({ adapter, sockets }: Pick<Namespace, 'adapter' | 'sockets'>) =>
  (rooms: readonly string[], event: readonly unknown[], except: string | undefined): void => {
    const deliver = deliverer({ type: PacketType.EVENT, nsp: '/', data: event });
    const passed = new Set([except]);
    for (const room of rooms) {
      for (const id of adapter.rooms.get(room) ?? []) {
        if (passed.has(id)) continue;
        passed.add(id);
        const socket = sockets.get(id); // absent: it is still connecting
        if (socket) deliver(socket);
      }
    }
  };
