/** Tables as files that a Spanish spreadsheet opens right: semicolons, decimal commas, RFC 4180. */

/** What a spreadsheet would take for a formula, and what it skips before one. */
const FORMULA = /^[=+\-@\t\r]/;

const numbers = new Intl.NumberFormat('es', { useGrouping: false, maximumFractionDigits: 2 });

/** So that a spreadsheet reads what follows as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const fieldOf = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return numbers.format(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const lineOf = (values: readonly (string | number | null)[]): string =>
  `${values.map(fieldOf).join(';')}\r\n`;
