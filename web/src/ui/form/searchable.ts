/** What can be looked for of a text, typed or in an address: the server refuses more, and an unseen NUL. */
export const searchable = (text: string, maxLength: number): string =>
  text.replaceAll(/\p{Cc}/gu, '').slice(0, maxLength);
