import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { provide, type Machine } from './install.ts';
import type { Need } from './needs.ts';

const nowhere = () => undefined;
const ABSENT: readonly Need[] = [
  { name: 'Diana', find: () => '/usr/bin/diana', apt: 'diana' },
  { name: 'Dardo', find: nowhere, apt: 'dardo', brew: 'dardo@3' },
  { name: 'Pluma', find: nowhere, apt: 'pluma', hint: 'una pluma, en el PATH' },
  { name: 'Punta', find: nowhere, program: 'afila punta' },
];

test.each<{ on: string; machine: Partial<Machine>; ways: string[] }>([
  {
    on: 'Debian without root',
    machine: { manager: 'apt' },
    ways: [
      'sudo apt-get update && sudo apt-get install -y --no-install-recommends dardo pluma',
      'npx afila punta',
    ],
  },
  {
    on: 'macOS',
    machine: { manager: 'brew' },
    ways: ['brew install dardo@3', 'una pluma, en el PATH', 'npx afila punta'],
  },
  {
    on: 'another system',
    machine: {},
    ways: ['Dardo', 'una pluma, en el PATH', 'npx afila punta'],
  },
])('on $on all missing programs are listed, with how to install them', ({ machine, ways }) => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const complained = vi.spyOn(console, 'error').mockReturnValue();

  expect(provide(ABSENT, { isRoot: false, lock: '/nowhere', ...machine })).toBe(false);

  expect(said.mock.calls).toEqual([['Diana: /usr/bin/diana']]);
  expect(complained.mock.calls.map(([line]) => line)).toEqual([
    'Missing: Dardo, Pluma, Punta. To install:',
    ...ways.map((way) => `  ${way}`),
  ]);
});

/** Creates a machine with a fake `apt-get`, which logs its arguments and runs the script `aptGet`. */
function machineWithApt(aptGet: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tres-dardos-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'asked');
  const program = `#!/bin/sh\ncd "$(dirname "$0")"\nshift 3\necho "$@" >>asked\n${aptGet}\ntrue\n`;
  writeFileSync(join(folder, 'apt-get'), program, { mode: 0o755 });
  const asking = `
    const { writeFileSync } = await import('node:fs');
    const { onPath } = await import('${here('on-path.ts')}');
    const { provide } = await import('${here('install.ts')}');
    writeFileSync('asks-' + process.pid, '');
    const need = { name: 'Dardo', find: () => onPath('dardo'), apt: 'dardo' };
    process.exitCode = provide([need], { manager: 'apt', isRoot: true, lock: 'lock' }) ? 0 : 1;`;
  return {
    /** Starts a process that needs the program `dardo`. */
    ask() {
      const asker = spawn(process.execPath, ['--eval', asking], {
        cwd: folder,
        env: { PATH: [folder, process.env.PATH].join(delimiter) },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const answer = Promise.all([text(asker.stdout), text(asker.stderr), once(asker, 'exit')]);
      return {
        answered: answer.then(([said, complained, [code]]) => ({ said, complained, code })),
        /** Kills the process and its children. */
        kill: () => process.kill(-asker.pid!, 'SIGKILL'),
      };
    },
    /** Returns the logged arguments of `apt-get`, one line for each run. */
    asked: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
  };
}

const here = (file: string) => pathToFileURL(join(import.meta.dirname, file)).href;
const INSTALL = 'install -y --no-install-recommends dardo';

test('two processes that ask at once wait for each other, and only one installs', async () => {
  const { ask, asked } = machineWithApt(`
    until [ $(ls asks-* | wc -l) = 2 ]; do sleep 0.05; done
    [ "$1" = install ] && sleep 0.3 && touch dardo`);

  const answers = await Promise.all([ask().answered, ask().answered]);

  expect(answers.map(({ code }) => code)).toEqual([0, 0]);
  expect(asked()).toEqual(['update', INSTALL]);
});

test('a process killed while installing blocks no other process', async () => {
  const { ask, asked } = machineWithApt(`
    [ $(wc -l <asked) = 1 ] && sleep 600
    [ "$1" = install ] && touch dardo`);
  const killed = ask();
  await expect.poll(asked).toEqual(['update']);

  killed.kill();

  expect(await ask().answered).toMatchObject({ code: 0 });
  expect(asked()).toEqual(['update', 'update', INSTALL]);
});

test('the installation waits for another apt-get that holds the lock', async () => {
  const { ask, asked } = machineWithApt(`
    [ $(wc -l <asked) = 1 ] && echo 'E: Could not get lock /var/lib/apt/lists/lock' >&2 && exit 100
    [ "$1" = install ] && touch dardo`);

  expect(await ask().answered).toMatchObject({ code: 0, complained: '' });
  expect(asked()).toEqual(['update', 'update', INSTALL]);
});

test('an error of apt-get is passed on, and the missing program is named', async () => {
  const { ask } = machineWithApt('echo "E: Unable to locate package" >&2; exit 100');

  const { code, said, complained } = await ask().answered;

  expect(code).toBe(1);
  expect(said).toBe('Installing Dardo with apt-get...\n');
  expect(complained).toContain('E: Unable to locate package');
  expect(complained).toContain('Missing: Dardo. To install:\n  apt-get update && apt-get install');
});

test('a program that is present is not installed again', async () => {
  const { ask, asked } = machineWithApt('touch dardo');
  await ask().answered;
  const before = asked();

  const { said } = await ask().answered;

  expect(said).toMatch(/^Dardo: .*dardo\n$/);
  expect(asked()).toEqual(before);
});
