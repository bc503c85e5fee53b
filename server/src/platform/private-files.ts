import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Modes of files and folders in `DATA_DIR`: only for the server's own user. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

const OTHERS_BITS = 0o077;

/** Returns the folder of mails that were written to files instead of sent. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

const OURS = /^(?:tres-dardos\..*|mail)$/;

/**
 * Removes the access of other users to the database and the mails in `DATA_DIR`, and to the folder itself unless it
 * holds files of other programs. Files of other owners are skipped.
 */
export function restrictAccess(dataDir: string): void {
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
  const isOwn = entry.uid === process.getuid?.(); // Windows has no user ids
  const isOpen = (entry.mode & OTHERS_BITS) !== 0;
  if (!isOwn || !isOpen || entry.isSymbolicLink()) return;
  chmodSync(path, entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
}
