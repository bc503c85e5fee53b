/** What this device remembers of the games that were set up on it. */
import { deviceStore } from '#platform/storage.ts';
import { defaultSetup, isRounds, isStart, MAX_NAME, type LocalSetup } from './local-setup.ts';

const KEY = 'local-setup';
const MAX_NAMES = 6;

export type RememberedSetup = {
  readonly names: readonly string[]; // of those who played, the last ones first
  readonly start: number;
  readonly rounds: number;
};

const nothing: RememberedSetup = { ...defaultSetup, names: [] };

export function rememberedSetup(): RememberedSetup {
  try {
    // As in storage: anything.
    const { names, start, rounds } = JSON.parse(deviceStore.read(KEY) ?? '') as RememberedSetup;
    const isSetup = isStart(start) && isRounds(rounds) && names.every(isName);
    return isSetup ? { names: names.slice(0, MAX_NAMES), start, rounds } : nothing;
  } catch {
    return nothing;
  }
}

const isName = (name: unknown) => typeof name === 'string' && name.length <= MAX_NAME;

/** Who has no name of their own is not remembered. */
export function rememberSetup({ players, start, rounds }: LocalSetup): void {
  const own = players.filter((name) => !defaultSetup.players.includes(name));
  const names = [...new Set([...own, ...rememberedSetup().names])].slice(0, MAX_NAMES);
  deviceStore.write(KEY, JSON.stringify({ names, start, rounds } satisfies RememberedSetup));
}
