import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/**
 * Runs a program of the packages installed, at the root, and says whether it went well.
 *
 * @param command its name and arguments, none with a space in it
 * @param env variables for it, over the present ones
 */
export function runProgram(command: string, env: Readonly<Record<string, string>> = {}): boolean {
  const [name = '', ...words] = command.split(' ');
  const { status, error } = spawnSync(name, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32', // where programs are scripts of the shell
  });
  if (error) console.error(`${name}: ${error.message}`);
  return status === 0;
}
