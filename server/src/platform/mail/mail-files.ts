import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { iso } from '#platform/clock.ts';
import { mailFolder, PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/private-files.ts';

/** Look-ups of accounts. */
export type Members = {
  /** Returns the time since which an account has an e-mail address; undefined if no account has it. */
  readonly since: (address: string) => Promise<number | undefined>;
  /** Returns the ids among `userIds` that have no account. */
  readonly goneAmong: (userIds: readonly string[]) => Promise<readonly string[]>;
};

/** Header with the ids of the accounts that a mail names, besides its receiver. */
const ABOUT = 'X-About';

export const headersAbout = (userIds: readonly string[] = []) =>
  userIds.length === 0 ? {} : { [ABOUT]: userIds.join(' ') };

// Names sort by time, and are valid on every system.
const nameAt = (time: number) => iso(time).replaceAll(':', '-');

/** Mails written to files instead of sent. */
export function mailFiles(dataDir: string) {
  const folder = mailFolder(dataDir);
  const names = () => readdir(folder).catch(() => []); // no folder, no mails
  const forget = (name: string) => rm(join(folder, name), { force: true });

  return {
    /** Writes a message, and returns the path of its file. */
    async keep(message: Buffer | Readable, time: number): Promise<string> {
      const file = join(folder, `${nameAt(time)}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      await writeFile(file, message, { mode: PRIVATE_FILE });
      return file;
    },

    async forgetBefore(time: number): Promise<void> {
      for (const name of await names()) if (name < nameAt(time)) await forget(name);
    },

    /**
     * Deletes the mails to addresses without an account or to a former owner of the address, and the mails
     * that name a deleted account.
     */
    async keepOnlyOf(members: Members): Promise<void> {
      for (const name of await names()) {
        const message = await readFile(join(folder, name), 'utf8').catch(() => ''); // deleted since
        const address = headerOf(message, 'To');
        if (address === undefined) continue;
        const since = await members.since(address);
        const isToMember = since !== undefined && name >= nameAt(since);
        const about = headerOf(message, ABOUT)?.split(' ') ?? [];
        if (!isToMember || (await members.goneAmong(about)).length > 0) await forget(name);
      }
    },
  };
}

/** Returns the value of a header, folded lines included. */
function headerOf(message: string, name: string): string | undefined {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n');
  const line = lines.find((each) => each.startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}
