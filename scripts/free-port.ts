import { createServer, type AddressInfo } from 'node:net';

/** A TCP port of this machine that nobody is using now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo; // of a listening TCP server
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
