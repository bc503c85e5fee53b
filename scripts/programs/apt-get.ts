import { spawnSync } from 'node:child_process';

const TIMEOUT_SECONDS = 600; // while others of this machine install

/** Runs apt-get, once nobody else does, and says whether it went well; if not, what it wrote. */
export function aptGet(...words: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const options = ['-qq', '-o', `DPkg::Lock::Timeout=${TIMEOUT_SECONDS}`, ...words];
  const giveUp = performance.now() + TIMEOUT_SECONDS * 1000;
  for (;;) {
    const { status, stdout, stderr } = spawnSync('apt-get', options, { encoding: 'utf8', env });
    if (status === 0) return true;
    // It waits for dpkg's lock by itself, but not for those of the lists and of the downloads.
    if (!stderr.includes('Could not get lock') || performance.now() > giveUp) {
      console.error(stdout + stderr);
      return false;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000); // milliseconds
  }
}
