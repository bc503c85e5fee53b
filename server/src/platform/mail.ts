import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { iso, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Log } from './http.ts';
import { mailFolder, PRIVATE_FILE, PRIVATE_FOLDER } from './private-files.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
  /** Removes the mails kept as files since before a time. */
  readonly forgetBefore: (time: number) => Promise<void>;
};

type World = { readonly config: Config; readonly clock: Clock; readonly log: Log };

/** Sends mails by SMTP where it is set up; else keeps each as a file, and its link in the log. */
export const mailer = (world: World): Mailer =>
  world.config.smtpUrl ? smtpMailer(world.config, world.config.smtpUrl) : fileMailer(world);

function smtpMailer({ mailFrom }: Config, smtpUrl: string): Mailer {
  const transport = createTransport(smtpUrl);
  return {
    send: async (mail) => void (await transport.sendMail({ from: mailFrom, ...mail })),
    forgetBefore: async () => {},
  };
}

// In the order of time, and allowed as a file's name everywhere.
const nameAt = (time: number) => iso(time).replaceAll(':', '-');

function fileMailer({ config: { mailFrom, dataDir }, clock, log }: World): Mailer {
  const folder = mailFolder(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: mailFrom, ...mail });
      const file = join(folder, `${nameAt(clock())}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      await writeFile(file, message, { mode: PRIVATE_FILE });
      log.info({ file, link: /https?:\S+/.exec(mail.text)?.[0] }, 'mail kept as a file');
    },

    async forgetBefore(time) {
      const names = await readdir(folder).catch(() => []); // no folder, no mails
      for (const name of names) if (name < nameAt(time)) await rm(join(folder, name));
    },
  };
}
