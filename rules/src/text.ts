/** Checks of text that one user writes and others read. */

// Controls, lone surrogates, noncharacters, line separators, bidirectional controls and invisible characters.
const unseen =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/v;

// Removed before the check: many emoji are joined or coloured by invisible characters.
const emoji = /\p{RGI_Emoji}/gv;

/** True if every character of a line is visible and shown in the order of writing. */
export const isPlainLine = (line: string): boolean => !unseen.test(line.replaceAll(emoji, ''));

/** True if {@link isPlainLine} holds for every line of `text`. */
export const isPlainText = (text: string): boolean => text.split('\n').every(isPlainLine);
