/** What the address of a page has where it shows a sheet to print, and of which part of it. */
export const SHEET = 'acta';

/** @param part of what has several: a round */
export const sheetAt = (path: string, part: number | string = ''): string =>
  `${path}?${SHEET}=${part}`;
