import { WebSocket, type RawData } from 'ws';

export type RawSocket = Awaited<ReturnType<typeof rawSocket>>;

const PATIENCE = 10_000; // milliseconds

/** A websocket to the server on which anything can be sent, over and under Socket.IO. */
export async function rawSocket(url: string, cookie: string) {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { headers: { cookie } });
  const listeners = new Map<string, (text: string) => void>();
  const closed = new Promise<'closed'>((resolve) => {
    socket.once('close', () => resolve('closed'));
  });
  const opened = new Promise<void>((resolve) => void socket.once('open', resolve));
  socket.on('error', () => {}); // it is closed then, too
  socket.on('message', (raw: RawData) => {
    const text = (raw as Buffer).toString(); // of the default binaryType, `nodebuffer`
    if (text === '2') socket.send('3'); // Engine.IO's ping and pong
    const [, start = '', rest = ''] = /^(4[034]\d*)(.*)$/s.exec(text) ?? [];
    listeners.get(start)?.(rest);
  });
  const receives = (start: string): Promise<string> =>
    new Promise((resolve) => void listeners.set(start, resolve));

  const connected = Promise.race([receives('40'), receives('44'), closed]);
  await Promise.race([opened, closed]);
  socket.send('40{}');
  await connected;

  return {
    /**
     * Sends frames, and returns what the event of this number is answered with, as it came over the
     * wire; or `closed` or `silent`.
     */
    async ask(number: number, frames: readonly (string | Buffer)[]): Promise<string> {
      const answer = receives(`43${number}`);
      const { promise: silent, resolve } = Promise.withResolvers<'silent'>();
      const patience = setTimeout(() => resolve('silent'), PATIENCE);
      for (const frame of frames) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
      const reply = await Promise.race([answer, closed, silent]);
      clearTimeout(patience);
      listeners.delete(`43${number}`);
      return reply;
    },
    /** Reads nothing more; what it sends still arrives. */
    stopReading: () => socket.pause(),
    send: (frame: string | Buffer) => socket.send(frame),
    closed,
    close: () => socket.terminate(),
  };
}
