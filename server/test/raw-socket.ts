import { WebSocket, type RawData } from 'ws';

export type RawSocket = Awaited<ReturnType<typeof rawSocket>>;

const TIMEOUT_MS = 10_000;

/** Opens a websocket that sends raw frames, with or without Socket.IO's protocol. */
export async function rawSocket(url: string, cookie: string) {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { headers: { cookie } });
  const listeners = new Map<string, (text: string) => void>();
  const closed = new Promise<'closed'>((resolve) => {
    socket.once('close', () => resolve('closed'));
  });
  const opened = new Promise<void>((resolve) => void socket.once('open', resolve));
  socket.on('error', () => {}); // `close` follows
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
     * Sends frames, and returns the raw answer to the event with this number; or `closed` or `silent`.
     */
    async ask(number: number, frames: readonly (string | Buffer)[]): Promise<string> {
      const answer = receives(`43${number}`);
      const { promise: silent, resolve } = Promise.withResolvers<'silent'>();
      const patience = setTimeout(() => resolve('silent'), TIMEOUT_MS);
      for (const frame of frames) if (socket.readyState === WebSocket.OPEN) socket.send(frame);
      const reply = await Promise.race([answer, closed, silent]);
      clearTimeout(patience);
      listeners.delete(`43${number}`);
      return reply;
    },
    /** Stops reading; sending still works. */
    stopReading: () => socket.pause(),
    send: (frame: string | Buffer) => socket.send(frame),
    closed,
    close: () => socket.terminate(),
  };
}
