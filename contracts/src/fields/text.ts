/** Text fields for others to read, with an error message for invalid text. */
import { isPlainLine, isPlainText } from '@darts/rules/text';
import * as z from 'zod/mini';
import { words } from '../words.ts';

/** One line without invisible characters. */
export const line = z.string().check(z.trim(), z.refine(isPlainLine, words.oneVisibleLine));

/** One or more lines without invisible characters. Line breaks become `\n`, and tabs become spaces. */
export const lines = z.string().check(
  z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')),
  z.trim(),
  z.refine(isPlainText, words.visibleText),
);

export const atMost = (length: number) => z.maxLength(length, words.atMost(length));
