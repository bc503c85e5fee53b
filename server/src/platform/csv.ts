/** CSV for Spanish spreadsheets: RFC 4180 with semicolons and decimal commas. */
import { numberFormat } from '#locale.ts';

/** The start of a text that a spreadsheet may run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const numbers = numberFormat({ useGrouping: false, maximumFractionDigits: 2 });

/** Makes spreadsheets read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const fieldOf = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return numbers.format(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const lineOf = (values: readonly (string | number | null)[]): string =>
  `${values.map(fieldOf).join(';')}\r\n`;
