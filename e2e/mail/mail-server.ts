/** The mail server of the tests in a browser: keeps the last mail to each address as a file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

const folder = mkdtempSync(join(tmpdir(), 'tres-dardos-mail-'));

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(mail, session, done) {
    keep(mail, session).then(() => done(), done);
  },
});

async function keep(mail: Readable, { envelope }: SMTPServerSession): Promise<void> {
  const arriving = join(folder, crypto.randomUUID());
  await writeFile(arriving, mail);
  for (const { address } of envelope.rcptTo) await rename(arriving, join(folder, `${address}.eml`));
}

process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit());

server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo; // of a listening TCP server
  console.log(`smtp://127.0.0.1:${port} keeps mails in ${folder}`);
});
