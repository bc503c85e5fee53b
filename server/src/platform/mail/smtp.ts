import { createTransport, type SendMailOptions } from 'nodemailer';
import { codeOf, connectionFault, messageOf, TRUST_BY_NODE } from '#platform/connection-faults.ts';
import { faultLog } from '#platform/fault-log.ts';
import type { Log } from '#platform/log.ts';

/** Sends mails by a mail server, and knows whether the last connection to it worked. */
export function smtp(smtpUrl: string, log: Pick<Log, 'info' | 'warn'>) {
  const transport = createTransport(smtpUrl);
  const faults = faultLog(log);
  let isReady: boolean | null = null; // null before the first connection

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
        if (!isOfOneMail(error)) noteFailure(error);
        throw error;
      }
    },
  };
}

/** Returns the command of SMTP that failed. */
const commandOf = (error: unknown): unknown =>
  error instanceof Error && 'command' in error ? error.command : undefined;

/** True if the error concerns one mail only: the server refused its receiver or its text. */
export const isOfOneMail = (error: unknown): boolean =>
  commandOf(error) === 'RCPT TO' || commandOf(error) === 'DATA';

/** True if the mail server refuses the receiver's address for good (5xx). */
export const isRefusedForGood = (error: unknown): boolean =>
  commandOf(error) === 'RCPT TO' && // not the sender's address
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true;

/** Returns in one line for the operator why a mail server takes no mails. */
function smtpFault(error: unknown, smtpUrl: string): string {
  const { host } = new URL(smtpUrl);
  const name = `the mail server at ${host}`;
  const said = messageOf(error);
  if (codeOf(error) === 'EAUTH') return `SMTP_URL: ${name} refuses this user or password (${said})`;
  if (commandOf(error) === 'MAIL FROM')
    return `MAIL_FROM: ${name} takes no mails from this sender (${said})`;
  if (error instanceof Error && 'responseCode' in error)
    return `SMTP_URL: ${name} takes no mails (${said})`;
  // Nodemailer replaces Node's error code, and keeps it as `originalCode`.
  const code = error instanceof Error && 'originalCode' in error ? String(error.originalCode) : '';
  const fault = connectionFault(error, { name, code, trust: TRUST_BY_NODE });
  return `SMTP_URL: ${fault ?? `${name} does not answer (${said})`}`;
}
