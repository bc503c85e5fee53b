import { createTransport } from 'nodemailer';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log.ts';
import { headersAbout, mailFiles, type Members } from './mail-files.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly about?: readonly string[]; // ids of the accounts that it names besides its receiver's
};

export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
  /** Removes the mails that were written to files before a time. */
  readonly forgetBefore: (time: number) => Promise<void>;
  /** Removes those to, or about, somebody who is gone. */
  readonly keepOnlyOf: (members: Members) => Promise<void>;
};

type Deps = { readonly config: Config; readonly clock: Clock; readonly log: Log };

/**
 * Sends mails by SMTP where it is set up; else keeps each as a file, and its link in the log. Those that
 * were kept before it was set up are forgotten as they would have been.
 */
export function mailer({ config: { smtpUrl, mailFrom, dataDir }, clock, log }: Deps): Mailer {
  const { keep, forgetBefore, keepOnlyOf } = mailFiles(dataDir);
  const sender = smtpUrl ? createTransport(smtpUrl) : undefined;
  const writer = createTransport({ streamTransport: true });

  return {
    async send({ about, ...mail }) {
      const addressed = { from: mailFrom, ...mail, headers: { ...mail.headers } };
      if (sender) return void (await sender.sendMail(addressed));
      const headers = { ...addressed.headers, ...headersAbout(about) };
      const { message } = await writer.sendMail({ ...addressed, headers });
      const file = await keep(message, clock());
      log.info({ file, link: /https?:\S+/.exec(mail.text)?.[0] }, 'mail kept as a file');
    },
    forgetBefore,
    keepOnlyOf,
  };
}

/** Whether sending failed as the mail server takes none for the address, and will take none (5xx). */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' && // not what is wrong with the sender
  'permanent' in error &&
  error.permanent === true;
