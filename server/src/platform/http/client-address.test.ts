import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { httpServer } from './http.ts';
import { readConfig } from '#platform/config/config.ts';

/** Where a request with this header comes from, to a websocket's server and to Fastify. */
async function addressesOf(trustProxy: string, forwardedFor: string) {
  const config = readConfig({ TRUST_PROXY: trustProxy, LOG_LEVEL: 'silent' });
  const app = await httpServer(config);
  const addressOf = clientAddress(trustProxy);
  const addresses: string[] = [];
  app.get('/', async ({ ip, raw }) => {
    addresses.push(addressOf(raw), ip);
    return '';
  });
  await app.inject({ path: '/', headers: { 'x-forwarded-for': forwardedFor } });
  await app.close();
  return addresses;
}

test.each([
  ['loopback', '203.0.113.7', '203.0.113.7'],
  ['loopback', '203.0.113.7, 10.0.0.2', '10.0.0.2'],
  ['loopback, uniquelocal', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
  ['loopback', '2001:db8::1', '2001:db8::1'],
])(
  'with TRUST_PROXY=%s, a client forwarded for %s has the address %s in calls and websockets',
  async (...row) => {
    const [trustProxy, forwardedFor, address] = row;

    expect(await addressesOf(trustProxy, forwardedFor)).toEqual([address, address]);
  },
);
