import { Refusal } from '#platform/refusals.ts';

/** Error that prevents the start. Its message is one line for the operator, which names the setting. */
export class StartError extends Error {}

/** Error of a store that another process uses. */
export class StoreInUse extends StartError {}

export const invalidValue = (name: string, value: string): string =>
  `${name}: invalid value '${value}'`;

export const unwritableFolder = (dataDir: string): string =>
  `DATA_DIR: cannot write to '${dataDir}'`;

const ADMIN_FIELDS: Readonly<Record<string, string>> = {
  username: 'ADMIN_USERNAME: must be 3 to 15 letters, digits or _ . -, without spaces',
  password:
    'ADMIN_PASSWORD: must be 8 characters or more, with a capital, a digit and a symbol, and no common password',
};

/** Rethrows an error of creating the first admin: a refused field as the `StartError` of its setting. */
export function throwAsStartError(error: unknown): never {
  const fields = error instanceof Refusal ? Object.keys(error.fields) : [];
  const message = fields.map((field) => ADMIN_FIELDS[field]).find((each) => each !== undefined);
  throw message === undefined ? error : new StartError(message);
}
