import type { Socket } from 'engine.io';
import type { Namespace } from 'socket.io';
import { PacketType, type Packet } from 'socket.io-parser';
import { DirectTransport } from './direct-transport.ts';
import { transportOf } from './engine.ts';
import { PreparingEncoder } from './prepared.ts';
import { textFrame } from './text-frame.ts';

const encoder = new PreparingEncoder();

/** Sends a packet of plain JSON to any number of connections, each after what it has yet to write. */
export function deliverer(packet: Packet): (conn: Socket) => void {
  const [text, ...attachments] = encoder.encode(packet);
  if (typeof text !== 'string' || attachments.length > 0)
    throw new Error('Attachments are not delivered here.');
  const frame = textFrame(`4${text}`); // a message, to Engine.IO

  return (conn) => {
    const transport = transportOf(conn);
    // One that has something to write, or is closing, is for Engine.IO to see to.
    const isReady = transport.writable && conn.readyState === 'open';
    if (isReady && transport instanceof DirectTransport) transport.sendNow(frame);
    else conn.write(text);
  };
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
        const conn = sockets.get(id)?.conn; // absent: it has yet to be let in
        if (conn) deliver(conn);
      }
    }
  };
