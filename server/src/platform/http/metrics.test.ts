import { QUIET, REFUSALS_AS, REFUSED_WITH } from '@darts/contracts/quiet-refusals';
import { expect, test } from 'vitest';
import { call } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';

const METRICS_TOKEN = 'una-clave-bien-larga';

const metricsOf = async (url: string, authorization = '') => {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization } });
  return { status: answer.status, text: await answer.text() };
};

test('an operator with the metrics token sees how calls and events were answered', async () => {
  const server = await startServer({ env: { METRICS_TOKEN } });
  const device = await (await server.player()).connect();
  await device.ask('enterOnlineLobby', {});
  await device.ask('acceptGameRequest', { fromUserId: crypto.randomUUID() });
  await call(server, 'GET', '/users/me');

  const { status, text } = await metricsOf(server.url, `Bearer ${METRICS_TOKEN}`);

  expect(status).toBe(200);
  for (const line of [
    /^tres_dardos_event_seconds_count{event="enterOnlineLobby",outcome="done"} 1$/m,
    /^tres_dardos_event_seconds_count{event="acceptGameRequest",outcome="refused"} 1$/m,
    /^tres_dardos_call_seconds_count{.*route="\/api\/users\/me",status="401"} 1$/m,
    /^tres_dardos_connections 1$/m,
    /^tres_dardos_running_games 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ]) {
    expect(text).toMatch(line);
  }
});

test('a client that wants refusals as status 200 gets the real status in a header, which the metrics count', async () => {
  const server = await startServer({ env: { METRICS_TOKEN } });
  const headers = { [REFUSALS_AS]: QUIET };
  const refused = await fetch(`${server.url}/api/users/me`, { headers });
  expect(refused.status).toBe(200);
  expect(refused.headers.get(REFUSED_WITH)).toBe('401');
  expect(await refused.json()).toMatchObject({ success: false, code: 'no-session' });
  const granted = await fetch(`${server.url}/api/health`, { headers });
  expect(granted.headers.has(REFUSED_WITH)).toBe(false);

  const { text } = await metricsOf(server.url, `Bearer ${METRICS_TOKEN}`);
  expect(text).toMatch(
    /^tres_dardos_call_seconds_count{.*route="\/api\/users\/me",status="401"} 1$/m,
  );
});

test('metrics are refused without the right token, and do not exist when no token is set', async () => {
  const server = await startServer({ env: { METRICS_TOKEN } });
  expect((await metricsOf(server.url)).status).toBe(403);
  expect((await metricsOf(server.url, 'Bearer otra-clave-bien-larga')).status).toBe(403);

  const without = await startServer();
  expect((await metricsOf(without.url)).text).not.toContain('tres_dardos');
});
