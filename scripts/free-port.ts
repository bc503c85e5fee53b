import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Systems give out others to whoever asks for any port, and to each connection that is opened: none of
// these is taken by chance between its being found free and its being used. Browsers refuse no such port.
const FIRST = 12_000;
const BEYOND = 32_000;

/** A TCP port of this machine that nobody is using now. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, BEYOND);
  return (await isFree(port)) ? port : freePort();
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
