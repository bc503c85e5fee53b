import type { Socket } from 'engine.io';
import type { Namespace } from 'socket.io';
import { Encoder, PacketType, type Packet } from 'socket.io-parser';
import { DirectTransport } from './direct-transport.ts';
import { transportOf } from './engine.ts';
import { textFrame } from './text-frame.ts';

const encoder = new Encoder();

/** A connection of Socket.IO. */
type Receiver = { readonly conn: Socket };

/** Returns a function that sends a JSON packet to a connection, encoded once for all, after what is queued there. */
export function deliverer(packet: Packet): (receiver: Receiver) => void {
  let message: Message | undefined;

  return ({ conn }) => {
    const { text, frame } = (message ??= messageOf(encoder.encode(packet)));
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
