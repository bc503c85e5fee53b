import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { DirectEngine, type GuardedEngine } from '../src/platform/realtime/websocket/engine.ts';

/** Starts Socket.IO on our own engine, without the product, until the test ends. */
export function socketServer(Engine: typeof GuardedEngine = DirectEngine) {
  const http = createServer().listen(0);
  const engine = new Engine();
  engine.attach(http, { path: '/socket.io' });
  const server = new Server().bind(engine);
  onTestFinished(() => {
    engine.close();
    http.close();
  });

  return {
    server,
    url: () => `http://localhost:${portOf(http)}`,
    /** Connects a client, and returns both ends. */
    async connect() {
      const client = io(`http://localhost:${portOf(http)}`, {
        transports: ['websocket'],
        forceNew: true,
      });
      onTestFinished(() => void client.disconnect());
      await new Promise<void>((resolve) => client.once('connect', resolve));
      const socket = server.sockets.sockets.get(client.id ?? '');
      if (!socket) throw new Error('It has gone again.');
      return { client, socket };
    },
  };
}

const portOf = (http: HttpServer) => (http.address() as AddressInfo).port; // it listens at one
