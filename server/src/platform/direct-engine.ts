/** Engine.IO with a way past its queues, which a connection that has nothing to write does not need. */
import { Server as Engine, transports, type Socket } from 'engine.io';
import type { Packet } from 'socket.io-parser';
import { PreparingEncoder } from './prepared.ts';

const WebSocketTransport = transports.websocket;
type WebSocketTransport = InstanceType<typeof WebSocketTransport>;
type EnginePacket = Parameters<WebSocketTransport['send']>[0][number];
type Upgrade = ConstructorParameters<typeof WebSocketTransport>[0];

const TEXT = { binary: false };

/** A websocket of Engine.IO whose messages somebody may take before Socket.IO gets them. */
class DirectTransport extends WebSocketTransport {
  take: (message: string) => boolean = () => false;
  readonly #websocket: Upgrade['websocket'];

  constructor(upgrade: Upgrade) {
    super(upgrade);
    this.#websocket = upgrade.websocket;
  }

  sendNow(bytes: Buffer): void {
    this.#websocket?.send(bytes, TEXT);
  }

  protected override onPacket(packet: EnginePacket): void {
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

/** The websocket that a connection has now: Engine.IO lets a client take another. */
export const transportOf = (conn: Socket): DirectTransport => conn.transport as DirectTransport; // the engine makes no other

const encoder = new PreparingEncoder();

/** Sends a packet of plain JSON to any number of connections, each after what it has yet to write. */
export function deliverer(packet: Packet): (conn: Socket) => void {
  const [text, ...attachments] = encoder.encode(packet);
  if (typeof text !== 'string' || attachments.length > 0) throw new Error('It is no JSON.');
  const bytes = Buffer.from(`4${text}`); // a message, to Engine.IO

  return (conn) => {
    const transport = transportOf(conn);
    if (transport.writable && conn.readyState === 'open') transport.sendNow(bytes);
    else conn.write(text);
  };
}
