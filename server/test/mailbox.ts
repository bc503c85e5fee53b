import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';

/** A mail server of the test's own, and what has arrived at it. */
export async function mailbox() {
  const mails: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      receive(stream).then(() => done(), done);
    },
  });
  const receive = async (stream: Readable): Promise<void> => {
    mails.push(await PostalMime.parse(await buffer(stream)));
  };
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  // A server that listens on TCP has an address of this kind.
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
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
