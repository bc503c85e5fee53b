/** Spanish formats of numbers and dates, and order of file names. */
const LANGUAGE = 'es';

/** Time zone of the competitions. */
export const ZONE = 'Europe/Madrid';

export const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(LANGUAGE, options);

/** Returns a format for dates and times in the zone of the competitions. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LANGUAGE, { timeZone: ZONE, ...options });

/** Compares file names; 10 comes after 9. */
export const { compare: compareFileNames } = new Intl.Collator(LANGUAGE, { numeric: true });
