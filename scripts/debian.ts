import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

/** Whether this is a Debian of one's own, as in a container, where installing asks nobody. */
export const canInstall = isRoot && existsSync('/usr/bin/apt-get');

/** Installs a Debian package, and says whether that worked. */
export function installPackage(name: string): boolean {
  console.log(`Instalando ${name}...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', name]].every(
    (words) => spawnSync('apt-get', words, { stdio: 'inherit', env }).status === 0,
  );
}
