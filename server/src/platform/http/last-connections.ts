import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time that a closing server gives clients to finish their requests and close their websockets. */
const CLIENT_TIMEOUT_MS = 1_000;

/** Time that a closing server has to send its answers: longer than the store's timeout. */
const ANSWER_TIMEOUT_MS = 6_000;

/** Cuts the connections that would keep a closing server open. */
export function cutLastConnections(app: FastifyInstance): void {
  const connections = new Map<Socket, IncomingMessage | undefined>(); // by socket: the request being answered
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
    }, CLIENT_TIMEOUT_MS).unref();
    setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, ANSWER_TIMEOUT_MS).unref();
  });
}
