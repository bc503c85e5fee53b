import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a closing server waits for the rest of a request, and for websockets to end, in milliseconds. */
const FOR_THE_CLIENT = 1_000;

/** How long it waits for the answers that it owes: longer than the store may take. In milliseconds. */
const FOR_OURSELVES = 6_000;

/** Sees to it that no connection keeps a server from closing, whatever its client does or leaves undone. */
export function cutLastConnections(app: FastifyInstance): void {
  const connections = new Map<Socket, IncomingMessage | undefined>(); // and the request that is being answered
  const isOwed = (request: IncomingMessage | undefined) => request?.complete === true;

  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', (request, response) => {
    connections.set(request.socket, request);
    response.once('close', () => {
      const isLast = connections.get(request.socket) === request;
      if (isLast) connections.set(request.socket, undefined);
    });
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const [socket, request] of connections) if (!isOwed(request)) socket.destroy();
    }, FOR_THE_CLIENT).unref();
    setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, FOR_OURSELVES).unref();
  });
}
