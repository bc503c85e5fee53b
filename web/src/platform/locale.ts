/** Spanish plurals, lists, numbers and dates. */
const LANGUAGE = 'es';

/** Time zone of the competitions. */
export const ZONE = 'Europe/Madrid';

/** Forms of a word by count. Spanish has a third form, for round millions, which `other` replaces. */
type Forms = { readonly one: string; readonly other: string };

const plurals = new Intl.PluralRules(LANGUAGE);

/** Returns the form for a count: `plural(2, { one: 'dardo', other: 'dardos' })` is `dardos`. */
export const plural = (count: number, { one, other }: Forms): string =>
  plurals.select(count) === 'one' ? one : other;

const conjunction = new Intl.ListFormat(LANGUAGE);
const disjunction = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' });

/** Joins texts with the word for 'and' before the last. */
export const allOf = (texts: Iterable<string>): string => conjunction.format(texts);

/** Joins texts with the word for 'or' before the last. */
export const anyOf = (texts: Iterable<string>): string => disjunction.format(texts);

export const numberFormat = (options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(LANGUAGE, options);

export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LANGUAGE, options);

/** Returns a format with the parts in the order of ISO 8601, which is that of Swedish. */
export const isoFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv', options);

/** A share in whole percent. */
export const percent = numberFormat({ style: 'percent' });

/** A share in percent with at most one decimal. */
export const finePercent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

const average = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** Formats an average: 54,32. */
export const formatAverage = (value: number): string => average.format(value);
