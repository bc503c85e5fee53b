const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Counts of writes: clients compare them, and nobody reads them. */
const isCounted = (path: string): boolean => path.endsWith('.version');

/** Returns the path of each field that was recorded and is now missing or different; added fields are allowed. */
export function differences(recorded: unknown, now: unknown, path = ''): string[] {
  if (isCounted(path)) return typeof now === typeof recorded ? [] : [path];
  if (!isObject(recorded)) return Object.is(recorded, now) ? [] : [path];
  if (!isObject(now) || Array.isArray(recorded) !== Array.isArray(now)) return [path];
  if (Array.isArray(recorded) && Array.isArray(now) && recorded.length !== now.length) {
    return [`${path}.length`];
  }
  return Object.entries(recorded).flatMap(([key, value]) =>
    differences(value, now[key], `${path}.${key}`),
  );
}
