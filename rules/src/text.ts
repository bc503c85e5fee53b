/** Text that people write and others read. */

// Controls, halves of surrogate pairs, what separates lines, turns text round or cannot be seen.
const unseen =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/v;

// Many of them are joined or coloured by characters that cannot be seen.
const emoji = /\p{RGI_Emoji}/gv;

/** Whether all of a line can be seen, in the order in which it is written. */
export const isPlainLine = (line: string): boolean => !unseen.test(line.replaceAll(emoji, ''));

/** The same of several lines, which `\n` separates. */
export const isPlainText = (text: string): boolean => text.split('\n').every(isPlainLine);
