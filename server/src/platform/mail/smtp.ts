import { createTransport, type SendMailOptions } from 'nodemailer';
import { codeOf, messageOf } from '#platform/connection-faults.ts';
import type { Log } from '#platform/log.ts';
import { faultLog } from '#platform/fault-log.ts';

/** A mail server, and whether the last connection to it worked. Faults are logged once until it works again. */
export function smtp(smtpUrl: string, log: Pick<Log, 'info' | 'warn'>) {
  const transport = createTransport(smtpUrl);
  const faults = faultLog(log);
  let isReady: boolean | null = null; // before the first connection

  function noteSuccess(): void {
    if (isReady !== true) log.info(`the mail server at ${new URL(smtpUrl).host} answers`);
    isReady = true;
    faults.clear();
  }

  function noteFailure(error: unknown): void {
    isReady = false;
    faults.note(error, smtpFault(error, smtpUrl));
  }

  return {
    isReady: (): boolean | null => isReady,

    /** Connects and logs in, without a mail. Never fails: the outcome is logged. */
    check: (): Promise<void> => transport.verify().then(noteSuccess, noteFailure),

    /** @throws if the mail server does not take the mail */
    async send(mail: SendMailOptions): Promise<void> {
      try {
        await transport.sendMail(mail);
        noteSuccess();
      } catch (error) {
        if (commandOf(error) === 'RCPT TO') noteSuccess(); // a fault of the receiver's address alone
        else noteFailure(error);
        throw error;
      }
    },
  };
}

/** True if the mail server refuses the receiver's address for good (5xx). */
export const isRefusedForGood = (error: unknown): boolean =>
  commandOf(error) === 'RCPT TO' && // not the sender's address
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true;

/** Returns the command of SMTP that failed. */
const commandOf = (error: unknown): unknown =>
  error instanceof Error && 'command' in error ? error.command : undefined;

/** Returns in one line for the operator why a mail server takes no mails. Nodemailer's codes replace Node's. */
function smtpFault(error: unknown, smtpUrl: string): string {
  const { host } = new URL(smtpUrl);
  const said = messageOf(error).replaceAll(/\s+/g, ' ');
  if (codeOf(error) === 'EAUTH')
    return `SMTP_URL: the mail server at ${host} refuses this user or password (${said})`;
  if (commandOf(error) === 'MAIL FROM')
    return `MAIL_FROM: the mail server at ${host} takes no mails from this sender (${said})`;
  if (/certificate|self.signed/i.test(said))
    return `SMTP_URL: the certificate of the mail server at ${host} is not trusted (${said}): give the file of its authority as NODE_EXTRA_CA_CERTS`;
  return `SMTP_URL: the mail server at ${host} does not answer (${said})`;
}
