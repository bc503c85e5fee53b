/** The mail server is tried at the start, beside everything else: log and health say how that went. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { canSign, ownCertificate } from '../../../test/proxies/certificate.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { call } from '../../../test/player.ts';
import { startProcess } from '../../../test/process.ts';
import { startServer } from '../../../test/server.ts';

/** Starts a mail server that knows one user, and returns its address. */
async function guardedMailServer(options: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'club' && password === 'secreto'
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    ...options,
  });
  server.on('error', () => {}); // who distrusts its certificate hangs up
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`; // of a TCP server
}

/** Starts a server with a mail server. It serves at once, whatever that does. */
async function startWith(SMTP_URL: string) {
  const server = await startProcess({ SMTP_URL, LOG_LEVEL: 'info' });
  const mail = async () => (await call(server, 'GET', '/health')).data.mail;
  const about = () =>
    server.written
      .filter((line) => line.startsWith('{'))
      .map((line) => String(JSON.parse(line).msg))
      .filter((line) => line.includes('mail server'));
  return { mail, about };
}

/** Starts a server whose mail server is of no use, and returns what it logs of that. */
async function faultOf(SMTP_URL: string): Promise<string | undefined> {
  const { mail, about } = await startWith(SMTP_URL);
  await expect.poll(mail).toEqual({ isReady: false });
  await expect.poll(about).toHaveLength(1);
  return about()[0];
}

test('a mail server that accepts the password is reported as ready', async () => {
  const host = await guardedMailServer({ disabledCommands: ['STARTTLS'] });
  const { mail, about } = await startWith(`smtp://club:secreto@${host}`);
  await expect.poll(mail).toEqual({ isReady: true });
  await expect.poll(about).toEqual([`the mail server at ${host} answers`]);
});

test('a mail server that refuses the password is reported at the start', async () => {
  const host = await guardedMailServer({ disabledCommands: ['STARTTLS'] });
  expect(await faultOf(`smtp://club:otra@${host}`)).toContain(
    `SMTP_URL: the mail server at ${host} refuses this user or password (Invalid login: 535`,
  );
});

test.runIf(canSign())(
  'a mail server with a self-signed certificate is reported with the way to trust it',
  async () => {
    const { key, certificate } = await ownCertificate();
    const pair = { key: readFileSync(key), cert: readFileSync(certificate) };
    const host = await guardedMailServer({ secure: true, ...pair });
    expect(await faultOf(`smtps://club:secreto@${host}`)).toMatch(
      /^SMTP_URL: the certificate of the mail server at \S+ is not trusted \(.*\): give the file of its authority as NODE_EXTRA_CA_CERTS$/,
    );
  },
);

test('a mail server that is down is reported as not answering', async () => {
  expect(await faultOf('smtp://127.0.0.1:9')).toContain(
    'SMTP_URL: the mail server at 127.0.0.1:9 does not answer',
  );
});

test('the start of a server does not wait for a silent mail server', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo; // of a TCP server
  const { mail, about } = await startWith(`smtp://127.0.0.1:${port}`);
  expect(await mail()).toEqual({ isReady: null });
  expect(about()).toEqual([]);
});

test('a mail declares itself auto-generated, and has text, HTML, a date and an id of its sender’s domain', async () => {
  const box = await mailbox();
  const env = { SMTP_URL: box.url, MAIL_FROM: 'Club <club@dardos.example>' };
  const server = await startServer({ env });
  const { email } = await server.player();
  await call(server, 'POST', '/users/send-recovery', { body: { email } });

  const mail = await box.arrived();
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(mail.messageId).toMatch(/^<[^@]+@dardos\.example>$/);
  expect(Date.parse(mail.date ?? '')).toBeGreaterThan(0);
  expect(mail.text).toContain('token=');
  expect(mail.html).toContain('token=');
});
