/** The forms of a word that depend on a count. Spanish has a third, of round millions: `other` serves. */
type Forms = { readonly one: string; readonly other: string };

const rules = new Intl.PluralRules('es');

/** The form for a count: `plural(2, { one: 'dardo', other: 'dardos' })` is `dardos`. */
export const plural = (count: number, { one, other }: Forms): string =>
  rules.select(count) === 'one' ? one : other;
