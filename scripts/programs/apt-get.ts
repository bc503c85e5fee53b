import { spawnSync } from 'node:child_process';

const TIMEOUT_SECONDS = 600; // waits for other installations on this machine

/** Runs apt-get once no other process does. Returns true on success; otherwise prints the output of apt-get. */
export function aptGet(...words: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const options = ['-qq', '-o', `DPkg::Lock::Timeout=${TIMEOUT_SECONDS}`, ...words];
  const giveUp = performance.now() + TIMEOUT_SECONDS * 1000;
  for (;;) {
    const { status, stdout, stderr } = spawnSync('apt-get', options, { encoding: 'utf8', env });
    if (status === 0) return true;
    // apt-get itself waits for dpkg's lock, but not for the locks of the package lists and downloads.
    if (!stderr.includes('Could not get lock') || performance.now() > giveUp) {
      console.error(stdout + stderr);
      return false;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000); // milliseconds
  }
}
