import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';

/** A mail server of the test's own, and what has arrived at it. */
export async function mailbox() {
  const { close, ...box } = await openMailbox();
  onTestFinished(close);
  return box;
}

/**
 * The same, until it is closed.
 *
 * @param takesMs what it takes over each mail, at least
 */
export async function openMailbox(takesMs = 0) {
  const mails: Email[] = [];
  const refused = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refused.get(address);
      done(responseCode ? Object.assign(new Error('Refused'), { responseCode }) : null);
    },
    onData(stream, _session, done) {
      receive(stream).then(() => done(), done);
    },
  });
  const receive = async (stream: Readable): Promise<void> => {
    mails.push(await PostalMime.parse(await buffer(stream)));
    await setTimeout(takesMs);
  };
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  // A server that listens on TCP has an address of this kind.
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** The addresses that it takes no mail for, each with the code of SMTP that it says so with. */
    refused,
    close: () => new Promise<void>((closed) => server.close(closed)),
    /** The newest mail, once there are so many. */
    async arrived(count = 1): Promise<Email> {
      await expect.poll(() => mails.length).toBe(count);
      return mails.at(-1)!;
    },
  };
}

/** The token in the link of a recovery mail. */
export const tokenIn = (text = ''): string =>
  /token=(?<token>[\w-]+)/.exec(text)?.groups?.token ?? '';
