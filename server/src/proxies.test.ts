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

describe.each(['nginx', 'caddy'] as const)('%s as a proxy', (name) => {
  test.runIf(isInstalled(name))(
    'with the example configuration passes websockets, is trusted and hides the metrics',
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
    'without the two websocket headers causes one log warning, and shows in health',
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
    'at an untrusted address causes one log warning, and shows in health',
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

test('health reports no proxy fault on a server without a proxy', async () => {
  const server = await startProcess({ LOG_LEVEL: 'warn' });

  expect((await call(server, 'GET', '/health')).data).toEqual({
    proxy: { passesWebsockets: null, isTrusted: null },
    mail: { isReady: null },
  });
});

test.runIf(isInstalled('caddy'))(
  "devices in a bar's network get https once they trust the root certificate from plain http",
  async () => {
    const bar = await startBarNetwork(await startProcess());
    expect(await bar.get('/api/health')).toMatchObject({ status: 200 });
    expect(await bar.get('/metrics')).toMatchObject({ status: 404 });
    expect(await bar.getPlain('/online')).toMatchObject({ status: 302 });
    expect(await bar.getPlain('/root.key')).toMatchObject({ status: 302 });
  },
);
