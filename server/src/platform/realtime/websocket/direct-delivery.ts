import type { Socket } from 'engine.io';
import type { Namespace } from 'socket.io';
import { Encoder, PacketType, type Packet } from 'socket.io-parser';
import { DirectTransport } from './direct-transport.ts';
import { transportOf } from './engine.ts';
import { textFrame } from './text-frame.ts';

const encoder = new Encoder();

/** Part of a Socket.IO socket that is needed to send to its client. */
type Receiver = { readonly conn: Socket };

/**
 * Returns a function that sends a JSON packet to a connection, after the messages queued there. The packet is encoded
 * once for all connections.
 */
export function deliverer(packet: Packet): (receiver: Receiver) => void {
  let message: Message | undefined;

  return ({ conn }) => {
    const { text, frame } = (message ??= messageOf(encoder.encode(packet)));
    const transport = transportOf(conn);
    // A connection that is closing or has queued messages is left to Engine.IO, which keeps the order.
    const isReady = transport.writable && conn.readyState === 'open';
    if (isReady && transport instanceof DirectTransport) transport.sendNow(frame);
    else conn.write(text);
  };
}

/** An encoded packet, as text and as a websocket frame. */
type Message = { readonly text: string; readonly frame: Buffer };

function messageOf([text, ...attachments]: readonly unknown[]): Message {
  if (typeof text !== 'string' || attachments.length > 0)
    throw new Error('Attachments are not delivered here.');
  return { text, frame: textFrame(`4${text}`) }; // 4: Engine.IO's packet type for messages
}

/** Returns a function that sends an event once to each connection in `rooms` on this server, except to `except`. */
export const directBroadcaster =
  ({ adapter, sockets }: Pick<Namespace, 'adapter' | 'sockets'>) =>
  (rooms: readonly string[], event: readonly unknown[], except: string | undefined): void => {
    const deliver = deliverer({ type: PacketType.EVENT, nsp: '/', data: event });
    const passed = new Set([except]);
    for (const room of rooms) {
      for (const id of adapter.rooms.get(room) ?? []) {
        if (passed.has(id)) continue;
        passed.add(id);
        const socket = sockets.get(id); // absent while the connection is being set up
        if (socket) deliver(socket);
      }
    }
  };
