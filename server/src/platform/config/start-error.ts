import { Refusal } from '#platform/refusals.ts';

/** What keeps the server from starting: one line for its operator, that names the setting. */
export class StartError extends Error {}

/** Another process runs on the store. */
export class StoreInUse extends StartError {}

/** Names the setting whose value was refused as a field: `ADMIN_USERNAME` for `username`. */
export const asStartError =
  (prefix: string) =>
  (error: unknown): never => {
    const [field] = error instanceof Refusal ? Object.entries(error.fields) : [];
    if (!field) throw error;
    const [name, words] = field;
    throw new StartError(`${prefix}_${name.toUpperCase()}: ${words}`);
  };
