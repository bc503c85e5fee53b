import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { onPath } from '../../../scripts/programs/on-path.ts';

export const canSign = (): boolean => onPath('openssl') !== undefined;

/** Makes a certificate for 127.0.0.1 that no authority has signed, as two files until the test ends. */
export async function ownCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'tres-dardos-certificate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')];
  const made =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=bar -addext subjectAltName=IP:127.0.0.1';
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', [...made.split(' '), ...files], { stdio: 'ignore' });
  return { key, certificate };
}
