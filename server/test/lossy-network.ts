import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { freePort } from '../../scripts/free-port.ts';

export type Trouble = {
  readonly dropAcknowledgement: number; // probabilities from 0 to 1
  readonly repeatMessage: number;
  readonly cutConnection: number;
  readonly longestDelayMs: number;
};

// Engine.IO's "message" (4) with Socket.IO's "ack" (3) or "event" (2).
const isAcknowledgement = (text: string) => text.startsWith('43');
const isEvent = (text: string) => text.startsWith('42');

/** Starts a network that loses, repeats, delays and cuts, in front of a server; returns its address. */
export async function lossyNetwork(
  serverUrl: string,
  trouble: Trouble,
  chance: () => number,
): Promise<string> {
  const port = await freePort();
  const proxy = new WebSocketServer({ port, host: '127.0.0.1' });
  onTestFinished(() => {
    for (const client of proxy.clients) client.terminate();
    proxy.close();
  });

  proxy.on('connection', (client, { url = '', headers: { cookie = '' } }) => {
    const server = new WebSocket(`${serverUrl.replace('http', 'ws')}${url}`, {
      headers: { cookie },
    });
    const isOpen = new Promise((open) => void server.once('open', open));
    let queue: Promise<unknown> = isOpen;

    /** Forwards messages in order, each with its own troubles. */
    const pass = (to: WebSocket) => (raw: RawData) => {
      const text = (raw as Buffer).toString(); // as by the default binaryType
      const before = queue;
      queue = (async () => {
        await before;
        await setTimeout(chance() * trouble.longestDelayMs);
        if (isAcknowledgement(text) && chance() < trouble.dropAcknowledgement) return;
        const times = isEvent(text) && chance() < trouble.repeatMessage ? 2 : 1;
        for (let sent = 0; sent < times; sent += 1) {
          if (to.readyState === WebSocket.OPEN) to.send(text);
        }
        if (chance() < trouble.cutConnection) client.terminate();
      })();
    };
    client.on('message', pass(server));
    server.on('message', pass(client));
    client.on('close', () => server.terminate());
    server.on('close', () => client.terminate());
    server.on('error', () => client.terminate());
  });
  return `http://127.0.0.1:${port}`;
}
