/** Engine.IO as it stands under Socket.IO here: websockets alone, each bounded and guarded. */
import { Server as Engine, type ServerOptions, type Socket } from 'engine.io';
import { WebSocketServer, type ServerOptions as WebSocketServerOptions } from 'ws';
import { DirectTransport } from './direct-transport.ts';
import { GuardedTransport, type Upgrade } from './guarded-transport.ts';

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

/** Engine.IO with guarded websockets, each of which knows what Engine.IO buffers for it. */
export class GuardedEngine extends Engine {
  constructor(options?: ServerOptions) {
    super({ ...options, transports: ['websocket'], wsEngine: BoundedWebsockets });
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

  protected override createTransport(_name: string, upgrade: Upgrade): GuardedTransport {
    return new GuardedTransport(upgrade);
  }
}

/** The same, with a way past its queues and past Socket.IO. */
export class DirectEngine extends GuardedEngine {
  protected override createTransport(_name: string, upgrade: Upgrade): DirectTransport {
    return new DirectTransport(upgrade);
  }
}

export const transportOf = (conn: Socket): GuardedTransport => conn.transport as GuardedTransport; // a GuardedEngine makes no other
