import { createTransport } from 'nodemailer';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log.ts';
import { headersAbout, mailFiles, type Members } from './mail-files.ts';
import { smtp } from './smtp.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly about?: readonly string[]; // ids of the other accounts that it names
};

export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
  /** Deletes the files of mails from before `time`. */
  readonly forgetBefore: (time: number) => Promise<void>;
  /** Deletes the files of mails to or about deleted accounts. */
  readonly keepOnlyOf: (members: Members) => Promise<void>;
};

export type MailServer = {
  /** True if the last connection to the mail server worked; null without one, or before the first. */
  readonly isReady: () => boolean | null;
  /** Connects to the mail server, if there is one. Never fails: the outcome is logged. */
  readonly check: () => Promise<void>;
};

/** Keeps absence notices and other machines from answering a mail (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

type Deps = { readonly config: Config; readonly clock: Clock; readonly log: Log };

/**
 * Sends mails by SMTP; without `smtpUrl`, writes each mail to a file and logs its link. Old files are deleted in both
 * cases.
 */
export function mailer({
  config: { smtpUrl, mailFrom, dataDir },
  clock,
  log,
}: Deps): Mailer & MailServer {
  const { keep, forgetBefore, keepOnlyOf } = mailFiles(dataDir);
  const server = smtpUrl ? smtp(smtpUrl, log) : undefined;
  const writer = createTransport({ streamTransport: true });

  return {
    async send({ about, ...mail }) {
      const addressed = { from: mailFrom, ...mail, headers: { ...AUTOMATIC, ...mail.headers } };
      if (server) return server.send(addressed);
      const headers = { ...addressed.headers, ...headersAbout(about) };
      const { message } = await writer.sendMail({ ...addressed, headers });
      const file = await keep(message, clock());
      log.info({ file, link: /https?:\S+/.exec(mail.text)?.[0] }, 'mail kept as a file');
    },
    isReady: () => server?.isReady() ?? null,
    check: async () => server?.check(),
    forgetBefore,
    keepOnlyOf,
  };
}
