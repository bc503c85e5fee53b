import { defineConfig } from 'vitest/config';
import { WaitingAmongOthers } from './vitest.sequencer.ts';

const HOUR = 3_600_000;
const setupFiles = ['./vitest.setup.ts'];
const serverTests = ['server/src/**/*.test.ts'];

/** One process for many files: the server keeps nothing in its modules, and loading them takes a second. */
const together = { isolate: false };

/** Tests of connections, their limits, turns and presence. */
const realtimeTests = [
  'server/src/platform/realtime/**/*.test.ts',
  'server/src/{lobby,play}/realtime.test.ts',
  'server/src/play/{turns,presence}/*.test.ts',
  'server/src/{access,departures,stop}.test.ts',
];

/** `.test.ts` is Vitest's, `.spec.ts` is Playwright's. */
export default defineConfig({
  test: {
    maxWorkers: 4, // twice as many as there are cores: half of what a test takes is waiting
    testTimeout: process.env.PROVE ? 6 * HOUR : HOUR / 12, // hangs only: a proof takes what it takes
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } }, // until it is seen: a busy machine takes its time
    sequence: { sequencer: WaitingAmongOthers },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['*.test.ts', '{rules,contracts,scripts}/**/*.test.ts'],
          setupFiles,
          isolate: false, // pure functions: nothing to keep apart
        },
      },
      {
        test: {
          name: 'server-sqlite',
          ...together,
          include: serverTests,
          setupFiles,
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: './server/test/setup/sqlite.ts',
        },
      },
      {
        test: {
          name: 'realtime-by-socket-io',
          ...together,
          include: realtimeTests,
          setupFiles,
          env: { TEST_DATABASE: 'sqlite', REALTIME_FAST: 'off' },
          globalSetup: './server/test/setup/sqlite.ts',
        },
      },
      {
        test: {
          name: 'server-postgres',
          ...together,
          include: serverTests,
          setupFiles,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: './server/test/setup/postgres.ts',
        },
      },
      {
        test: {
          name: 'cluster',
          ...together,
          include: ['server/cluster/*.test.ts'],
          setupFiles,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: './server/test/setup/postgres.ts',
        },
      },
      {
        test: {
          name: 'web',
          pool: 'vmForks', // a page of its own for each file, and a process for many
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, './web/test/setup.ts'],
          environment: 'happy-dom',
          env: { TZ: 'Europe/Madrid' }, // of most devices; another hour is told with its zone
        },
      },
    ],
  },
});
