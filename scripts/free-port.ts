import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ephemeral ports, which operating systems assign to outgoing connections and to port 0. No other process
// gets one of these ports by chance between the check and the use. Browsers block none of them.
const FIRST = 12_000;
const BEYOND = 32_000;

/** Returns a random TCP port of this machine that is free now. */
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
