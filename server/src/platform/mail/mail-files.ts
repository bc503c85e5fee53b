import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { iso } from '#platform/clock.ts';
import { mailFolder, PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/private-files.ts';

/** Since when there is somebody with an address; nothing, when there is nobody. */
export type MemberSince = (address: string) => Promise<number | undefined>;

// In the order of time, and allowed as a file's name everywhere.
const nameAt = (time: number) => iso(time).replaceAll(':', '-');

/** Mails that are not sent, each a file. */
export function mailFiles(dataDir: string) {
  const folder = mailFolder(dataDir);
  const names = () => readdir(folder).catch(() => []); // no folder, no mails
  const forget = (name: string) => rm(join(folder, name), { force: true });

  return {
    /** Writes a message down, and returns its file. */
    async keep(message: Buffer | Readable, time: number): Promise<string> {
      const file = join(folder, `${nameAt(time)}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      await writeFile(file, message, { mode: PRIVATE_FILE });
      return file;
    },

    async forgetBefore(time: number): Promise<void> {
      for (const name of await names()) if (name < nameAt(time)) await forget(name);
    },

    /** Forgets the mails to addresses that are nobody's, or were not yet theirs who have them now. */
    async keepOnlyTo(memberSince: MemberSince): Promise<void> {
      for (const name of await names()) {
        const message = await readFile(join(folder, name), 'utf8').catch(() => ''); // gone since
        const address = recipientOf(message);
        if (address === undefined) continue;
        const since = await memberSince(address);
        if (since === undefined || name < nameAt(since)) await forget(name);
      }
    },
  };
}

/** An address alone, as it is written here: a long one stands in a line of its own. */
const recipientOf = (message: string): string | undefined =>
  /^To:\s+(?<address>\S+)\r?$/m.exec(message)?.groups?.address;
