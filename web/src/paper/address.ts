/** Query parameter of a page that shows a sheet to print; its value is the part. */
export const SHEET = 'acta';

/** @param part of a page with several sheets: a round */
export const sheetAt = (path: string, part: number | string = ''): string =>
  `${path}?${SHEET}=${part}`;
