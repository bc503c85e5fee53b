import { defineConfig, devices } from '@playwright/test';
import { HEADLESS_CHROMIUM } from '../scripts/programs/needs.ts';
import { ADMIN } from './people/admin.ts';

/** Where Chromium runs as root, in a container without a GPU, this is what it needs. */
const NEEDED = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/**
 * One process for each browser of a player: our opener policy would have a new page thrown away, and
 * another started, for the first address that it goes to, which is a third of what opening one takes.
 */
const FEW_PROCESSES = '--renderer-process-limit=1';

/** The stories of `npm test`: what everybody relies on, in a quarter of the time of all. */
const MAIN_STORIES =
  /\/(?:accounts|accounts-recovery|local-game|online-game|lobby|leagues|tournaments|public|screens|cold-start)\.spec\.ts$/;

const { BASE_URL, E2E_SERVER = 'scripts/start-empty.ts' } = process.env;

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'main', testMatch: MAIN_STORIES },
    { name: 'rest', testIgnore: MAIN_STORIES },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 4, // twice as many as there are cores: a third of what a test takes is waiting
  timeout: 300_000, // for what hangs only: a test takes three times as long on a busy machine
  expect: { timeout: 20_000 }, // two cores have all the players' browsers to draw, and the servers
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    ...(BASE_URL && { baseURL: BASE_URL }),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    serviceWorkers: 'block', // or every test, in a browser of its own, would fetch the whole app once more
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args: [...NEEDED, FEW_PROCESSES], executablePath: HEADLESS_CHROMIUM.find() },
  },
  // What the first says becomes the variables SMTP_URL, for the second, and MAIL_DIR, for the tests;
  // what the second says, BASE_URL.
  webServer: [
    {
      command: `"${process.execPath}" mail/mail-server.ts`,
      wait: { stdout: /(?<smtp_url>smtp:\S+) keeps mails in (?<mail_dir>.+)/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: `"${process.execPath}" ${E2E_SERVER}`,
      cwd: '..',
      wait: { stdout: /Tres Dardos is at (?<base_url>http:\S+)/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      },
    },
  ],
});
