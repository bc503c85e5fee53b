const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Fields of which only the type is compared: counts of writes, which clients compare and nobody reads, and mails,
 * since how many a job has sent by now depends on the speed of the machine.
 */
const isOnlyTyped = (path: string): boolean => /\.(?:version|mails|publicNotices)$/.test(path);

/** Returns the path of each field that was recorded and is now missing or different; added fields are allowed. */
export function differences(recorded: unknown, now: unknown, path = ''): string[] {
  if (isOnlyTyped(path)) return typeof now === typeof recorded ? [] : [path];
  if (!isObject(recorded)) return Object.is(recorded, now) ? [] : [path];
  if (!isObject(now) || Array.isArray(recorded) !== Array.isArray(now)) return [path];
  if (Array.isArray(recorded) && Array.isArray(now) && recorded.length !== now.length) {
    return [`${path}.length`];
  }
  return Object.entries(recorded).flatMap(([key, value]) =>
    differences(value, now[key], `${path}.${key}`),
  );
}
