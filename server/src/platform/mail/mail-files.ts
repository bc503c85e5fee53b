import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { iso } from '#platform/clock.ts';
import { mailFolder, PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/private-files.ts';

/** Who has an account. */
export type Members = {
  /** Since when there is somebody with an address; nothing, when there is nobody. */
  readonly since: (address: string) => Promise<number | undefined>;
  /** Those of some ids that are nobody's any more. */
  readonly goneAmong: (userIds: readonly string[]) => Promise<readonly string[]>;
};

/** The header of the accounts that a mail names: a mail that is kept says more of others than to whom it goes. */
const ABOUT = 'X-About';

export const headersAbout = (userIds: readonly string[] = []) =>
  userIds.length === 0 ? {} : { [ABOUT]: userIds.join(' ') };

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

    /**
     * Forgets the mails to addresses that are nobody's, or were not yet theirs who have them now; and
     * those that name somebody who is gone.
     */
    async keepOnlyOf(members: Members): Promise<void> {
      for (const name of await names()) {
        const message = await readFile(join(folder, name), 'utf8').catch(() => ''); // gone since
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

/** The value of a header, as it is written here: a long one goes on in lines that begin with a space. */
function headerOf(message: string, name: string): string | undefined {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n');
  const line = lines.find((each) => each.startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}
