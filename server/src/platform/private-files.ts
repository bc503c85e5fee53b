import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is made in the data folder is for the user that the server runs as, and nobody else. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

const FOR_OTHERS = 0o077;

/** The mails that are not sent, each a file. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

// The database with its companions, and the mails.
const OURS = /^(?:tres-dardos\..*|mail)$/;

/**
 * Keeps others out of what is in the data folder already, as earlier versions left it, where it is
 * ours to do. Where the folder holds anything else, others may have to enter it: it stays open.
 */
export function keepOthersOut(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  const names = readdirSync(dataDir);
  if (names.every((name) => OURS.test(name))) close(dataDir);
  const ours = names.filter((name) => OURS.test(name)).map((name) => join(dataDir, name));
  const mails = filesIn(mailFolder(dataDir));
  for (const path of [...ours, ...mails]) close(path);
}

const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

function close(path: string): void {
  const entry = lstatSync(path);
  const isOwn = entry.uid === process.getuid?.(); // Windows has none, and other means
  const isOpen = (entry.mode & FOR_OTHERS) !== 0;
  if (!isOwn || !isOpen || entry.isSymbolicLink()) return;
  chmodSync(path, entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
}
