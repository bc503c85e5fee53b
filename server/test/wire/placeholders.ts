/** Texts that differ between two runs; the anchored ones are whole values. */
const PATTERNS = [
  ['id', /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g],
  ['email', /p[0-9a-f]{12}@correo\.es/g],
  ['token', /(?<![\w-])[\w-]{32,}(?![\w-])/g],
  ['connection', /^[\w-]{20}$/g],
  ['code', /^[A-Z]{4}$/g],
] as const;

/** Returns a function that replaces ids, tokens and codes by placeholders, numbered by order of appearance. */
export function placeholders(): (text: string) => string {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();

  function placeholderOf(text: string, kind: string): string {
    const before = known.get(text);
    if (before !== undefined) return before;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const shown = `<${kind} ${count}>`;
    known.set(text, shown);
    return shown;
  }

  return (text) =>
    PATTERNS.reduce(
      (done, [kind, pattern]) => done.replace(pattern, (found) => placeholderOf(found, kind)),
      // Of calendars: folded lines, and counts of writes.
      text.replaceAll('\r\n ', '').replaceAll(/^SEQUENCE:\d+/gm, 'SEQUENCE:'),
    );
}
