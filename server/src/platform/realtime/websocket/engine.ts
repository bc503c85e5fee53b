/** Engine.IO servers for Socket.IO: websockets only, with limits on every connection. */
import { Server as Engine, type ServerOptions, type Socket } from 'engine.io';
import { WebSocketServer, type ServerOptions as WebSocketServerOptions } from 'ws';
import { DirectTransport } from './direct-transport.ts';
import { GuardedTransport, type Upgrade } from './guarded-transport.ts';

/** Limits for incomplete messages and closing connections. */
const BOUNDS = {
  maxFragments: 128,
  maxBufferedChunks: 128,
  closeTimeout: 5_000, // milliseconds to wait for the closing handshake
};

class BoundedWebsockets extends WebSocketServer {
  constructor(options: WebSocketServerOptions) {
    super({ ...options, ...BOUNDS });
  }
}

type NewPacket = { readonly data?: string | Buffer };

/** Engine.IO with guarded transports. Reports to each transport the bytes that Engine.IO queues for it. */
export class GuardedEngine extends Engine {
  constructor(options?: ServerOptions) {
    super({ ...options, transports: ['websocket'], wsEngine: BoundedWebsockets });
    // Refuses upgrades: there is no transport to upgrade from, and the websocket would not be counted as a connection.
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

/** Engine.IO with transports that bypass its queues and Socket.IO. */
export class DirectEngine extends GuardedEngine {
  protected override createTransport(_name: string, upgrade: Upgrade): DirectTransport {
    return new DirectTransport(upgrade);
  }
}

// A GuardedEngine makes no other transports.
export const transportOf = (conn: Socket): GuardedTransport => conn.transport as GuardedTransport;
