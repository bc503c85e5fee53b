import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from '../fixtures.ts';

/** The last mail that has arrived for an address, once there is one. */
export async function mailTo(address: string): Promise<Email> {
  const file = join(process.env.MAIL_DIR ?? '', `${address}.eml`);
  await expect(() => readFile(file)).toPass({ timeout: 10_000 });
  return PostalMime.parse(await readFile(file));
}
