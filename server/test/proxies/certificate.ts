import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { onPath } from '../../../scripts/programs/on-path.ts';

export const canSign = (): boolean => onPath('openssl') !== undefined;

/** Returns the command that makes a certificate for 127.0.0.1, which no authority has signed, as two files. */
export const signing = (key: string, certificate: string): readonly string[] =>
  'openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=bar -addext subjectAltName=IP:127.0.0.1'
    .split(' ')
    .concat('-keyout', key, '-out', certificate);

/** Makes such a certificate until the test ends. */
export async function ownCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'tres-dardos-certificate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')];
  const [program = '', ...words] = signing(key, certificate);
  execFileSync(program, words, { stdio: 'ignore' });
  return { key, certificate };
}
