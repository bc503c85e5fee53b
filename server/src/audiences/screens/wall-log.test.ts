import fs from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { proofLength } from '../../../test/proof.ts';
import { call } from '../../../test/player.ts';
import { startServer } from '../../../test/server.ts';

const EVENING = 6 * 3600; // seconds
const SECONDS = proofLength(EVENING, 600);
const LOG_OF_AN_EVENING = 1_000_000; // bytes

/** Counts the bytes that the log takes from now on: nothing else is written by this process. */
function weighLog(): () => number {
  const write = vi.spyOn(fs, 'write');
  onTestFinished(() => write.mockRestore());
  return () => write.mock.calls.reduce((sum, [, line]) => sum + line.length, 0);
}

/** On PostgreSQL the log is the same. */
test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  `a screen that polls an idle league for ${SECONDS} seconds adds little to the log`,
  async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startServer({ env: { LOG_LEVEL: 'info' } });
    const jefa = await server.admin();
    const league = {
      name: 'Liga de Otoño',
      startDate: '2030-09-05',
      dayOfWeek: 'Jueves',
      maxParticipants: 4,
      isHomeAndAway: false,
    };
    const { leagueId } = (await jefa.post('/leagues/create', league)).data;
    const { token } = (await jefa.post(`/leagues/${leagueId}/screen`)).data;

    const written = weighLog();
    for (let second = 0; second < SECONDS; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      const shown = await call(server, 'GET', `/tv/leagues/${leagueId}?token=${token}`);
      expect(shown.status).toBe(200);
    }
    expect(written()).toBeGreaterThan(0);
    expect(written()).toBeLessThan((LOG_OF_AN_EVENING * SECONDS) / EVENING);
  },
);
