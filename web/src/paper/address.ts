/** Query parameter of a page that shows a sheet to print; its value is the round, or empty. */
export const SHEET = 'acta';

/** @param part round, on a page with several sheets */
export const sheetAt = (path: string, part: number | string = ''): string =>
  `${path}?${SHEET}=${part}`;
