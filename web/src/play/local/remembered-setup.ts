/** The last setup and the last names on this device. */
import { deviceStore } from '#platform/storage.ts';
import { formatOf, type GameFormat } from '@darts/rules/play/x01/settings';
import { defaultSetup, isLocalSetup, MAX_NAME_LENGTH, type LocalSetup } from './local-setup.ts';

const STORAGE_KEY = 'local-setup';
const MAX_NAMES = 6;

export type RememberedSetup = GameFormat & {
  readonly names: readonly string[]; // latest first
};

const nothing: RememberedSetup = { ...formatOf(defaultSetup), names: [] };

export function rememberedSetup(): RememberedSetup {
  try {
    // Anything may be stored; it is checked below.
    const { names, ...format } = JSON.parse(deviceStore.read(STORAGE_KEY) ?? '') as RememberedSetup;
    const setup: unknown = { ...defaultSetup, ...format };
    if (!isLocalSetup(setup) || !names.every(isName)) return nothing;
    return { names: names.slice(0, MAX_NAMES), ...formatOf(setup) };
  } catch {
    return nothing;
  }
}

const isName = (name: unknown) => typeof name === 'string' && name.length <= MAX_NAME_LENGTH;

/** Stores the setup and its names, without default names and names longer than the field allows. */
export function rememberSetup(setup: LocalSetup): void {
  const own = setup.players.filter((name) => isName(name) && !defaultSetup.players.includes(name));
  const names = [...new Set([...own, ...rememberedSetup().names])].slice(0, MAX_NAMES);
  deviceStore.write(
    STORAGE_KEY,
    JSON.stringify({ names, ...formatOf(setup) } satisfies RememberedSetup),
  );
}
