/** A proxy in front of one server, set up as the examples say and as they warn of. */
import { describe, expect, test } from 'vitest';
import { call, connect } from '../test/player.ts';
import { startProcess } from '../test/process.ts';
import { onPath } from '../../scripts/programs/on-path.ts';
import { startBarNetwork } from '../test/proxies/bar-network.ts';
import { startProxy } from '../test/proxies/one-server.ts';

/** `apt-get install nginx caddy` brings both. */
const isInstalled = (proxy: string): boolean => onPath(proxy) !== undefined;

type Written = { readonly written: readonly string[] };

const warnings = ({ written }: Written, about: RegExp) =>
  written.filter((line) => line.startsWith('{') && about.test(JSON.parse(line).msg));

const ofUpgrade = (server: Written) => warnings(server, /without Upgrade and Connection/);
const ofTrust = (server: Written) => warnings(server, /TRUST_PROXY does not cover/);

describe.each(['nginx', 'caddy'] as const)('%s, where it is installed,', (name) => {
  test.runIf(isInstalled(name))(
    'as the example has it lets games be live, and says who calls',
    async () => {
      const server = await startProcess({ LOG_LEVEL: 'warn' });
      const proxy = await startProxy(name, server);
      const { cookie } = await server.player();

      const device = await connect(proxy, cookie);

      expect(await device.ask('enterOnlineLobby', {})).toMatchObject({ success: true });
      expect((await call(proxy, 'GET', '/health')).data).toEqual({
        proxy: { passesWebsockets: true, isTrusted: true },
        mail: { isReady: null },
      });
      expect((await fetch(`${proxy.url}/metrics`)).status).toBe(404);
      expect([...ofUpgrade(server), ...ofTrust(server)]).toEqual([]);
    },
  );

  test.runIf(isInstalled(name))(
    'without the two headers of websockets is told of once in the log, and in health',
    async () => {
      const server = await startProcess({ LOG_LEVEL: 'warn' });
      const proxy = await startProxy(name, server, { passesUpgrade: false });
      const { cookie } = await server.player();

      for (const _ of [1, 2, 3]) {
        await expect(connect(proxy, cookie)).rejects.toThrow('websocket error');
      }

      const health = async () => (await call(proxy, 'GET', '/health')).data.proxy.passesWebsockets;
      expect(await health()).toBe(false);
      await expect.poll(() => ofUpgrade(server)).toHaveLength(1);

      await connect(server, cookie); // once it is set right
      expect(await health()).toBe(true);
    },
  );

  test.runIf(isInstalled(name))(
    'at an address that is not trusted is told of once in the log, and in health',
    async () => {
      const server = await startProcess({ LOG_LEVEL: 'warn', TRUST_PROXY: '203.0.113.7' });
      const proxy = await startProxy(name, server);

      for (const _ of [1, 2, 3]) {
        expect((await call(proxy, 'GET', '/health')).data.proxy.isTrusted).toBe(false);
      }

      await expect.poll(() => ofTrust(server)).toHaveLength(1);
      expect(ofTrust(server)[0]).toContain('"address":"127.0.0.1"');
    },
  );
});

test('a server without a proxy says of none that it is set wrong', async () => {
  const server = await startProcess({ LOG_LEVEL: 'warn' });

  expect((await call(server, 'GET', '/health')).data).toEqual({
    proxy: { passesWebsockets: null, isTrusted: null },
    mail: { isReady: null },
  });
});

test.runIf(isInstalled('caddy'))(
  "in a bar's network devices get https once they trust the root that plain http gives them",
  async () => {
    const bar = await startBarNetwork(await startProcess());
    expect(await bar.get('/api/health')).toMatchObject({ status: 200 });
    expect(await bar.get('/metrics')).toMatchObject({ status: 404 });
    expect(await bar.getPlain('/online')).toMatchObject({ status: 302 });
    expect(await bar.getPlain('/root.key')).toMatchObject({ status: 302 });
  },
);
