import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';

/** Starts a mail server that collects mails, until the test ends. */
export async function mailbox() {
  const { close, ...box } = await openMailbox();
  onTestFinished(close);
  return box;
}

/**
 * Starts a mail server that collects mails, until it is closed.
 *
 * @param takesMs minimum time for each mail
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
  // A TCP server has an address of this type.
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** SMTP error codes for the addresses that are refused. */
    refused,
    close: () => new Promise<void>((closed) => server.close(closed)),
    /** Returns the newest mail, once `count` have arrived. */
    async arrived(count = 1): Promise<Email> {
      await expect.poll(() => mails.length).toBe(count);
      return mails.at(-1)!;
    },
  };
}

/** Returns the token in the link of a recovery mail. */
export const tokenIn = (text = ''): string =>
  /token=(?<token>[\w-]+)/.exec(text)?.groups?.token ?? '';
