/** What people write for others to read, and what is answered where it will not do. */
import { isPlainLine, isPlainText } from '@darts/rules/text';
import * as z from 'zod/mini';
import { words } from '../words.ts';

/** One line, of which all can be seen. */
export const line = z.string().check(z.trim(), z.refine(isPlainLine, words.oneVisibleLine));

/** Several lines, of which all can be seen: `\n` separates them, and a tab is a space. */
export const lines = z.string().check(
  z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')),
  z.trim(),
  z.refine(isPlainText, words.visibleText),
);

export const atMost = (length: number) => z.maxLength(length, words.atMost(length));
