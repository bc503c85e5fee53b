/** Engine.IO with a way past its queues, which a connection that has nothing to write does not need. */
import { Server as Engine, type ServerOptions, type Socket } from 'engine.io';
import type { Packet } from 'socket.io-parser';
import { WebSocketServer, type ServerOptions as WebSocketServerOptions } from 'ws';
import { DirectTransport, type Upgrade } from './direct-transport.ts';
import { PreparingEncoder } from './prepared.ts';

export type { DirectTransport };

/** What a client may make a websocket keep of a message that has yet to come whole, and for how long. */
const BOUNDS = {
  maxFragments: 128,
  maxBufferedChunks: 128,
  closeTimeout: 5_000, // milliseconds, for the other side to say that it is closed
};

class BoundedWebsockets extends WebSocketServer {
  constructor(options: WebSocketServerOptions) {
    super({ ...options, ...BOUNDS });
  }
}

type NewPacket = { readonly data?: string | Buffer };

/** Engine.IO with such websockets, each of which knows what Engine.IO keeps for it. */
export class DirectEngine extends Engine {
  constructor(options: ServerOptions) {
    super({ ...options, wsEngine: BoundedWebsockets });
    // There is nothing to upgrade from, and nobody would count the websockets of who tries.
    this.use(({ _query }: Upgrade, _answer: unknown, next: (error?: Error) => void) =>
      next(_query.sid ? new Error('There are no upgrades.') : undefined),
    );
    this.on('connection', (conn: Socket) => {
      const transport = transportOf(conn);
      conn.on('packetCreate', ({ data }: NewPacket) => transport.queue(data?.length ?? 0));
      conn.on('flush', () => transport.flushed());
    });
  }

  protected override createTransport(_name: string, upgrade: Upgrade): DirectTransport {
    return new DirectTransport(upgrade);
  }
}

export const transportOf = (conn: Socket): DirectTransport => conn.transport as DirectTransport; // the engine makes no other

const encoder = new PreparingEncoder();

/** Sends a packet of plain JSON to any number of connections, each after what it has yet to write. */
export function deliverer(packet: Packet): (conn: Socket) => void {
  const [text, ...attachments] = encoder.encode(packet);
  if (typeof text !== 'string' || attachments.length > 0)
    throw new Error('Attachments are not delivered here.');
  const bytes = Buffer.from(`4${text}`); // a message, to Engine.IO

  return (conn) => {
    const transport = transportOf(conn);
    // One that has something to write, or is closing, is for Engine.IO to see to.
    if (transport.writable && conn.readyState === 'open') transport.sendNow(bytes);
    else conn.write(text);
  };
}
