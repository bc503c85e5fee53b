/** Cuts a search text to what the server accepts: no control characters, at most `maxLength`. */
export const searchable = (text: string, maxLength: number): string =>
  text.replaceAll(/\p{Cc}/gu, '').slice(0, maxLength);
