/** What this device remembers of the games that were set up on it. */
import { deviceStore } from '#platform/storage.ts';
import type { GameFormat } from '@darts/rules/play/settings';
import { defaultSetup, formatIn, isLocalSetup, MAX_NAME, type LocalSetup } from './local-setup.ts';

const KEY = 'local-setup';
const MAX_NAMES = 6;

export type RememberedSetup = GameFormat & {
  readonly names: readonly string[]; // of those who played, the last ones first
};

const nothing: RememberedSetup = { ...formatIn(defaultSetup), names: [] };

export function rememberedSetup(): RememberedSetup {
  try {
    // As in storage: anything.
    const { names, ...format } = JSON.parse(deviceStore.read(KEY) ?? '') as RememberedSetup;
    const setup: unknown = { ...defaultSetup, ...format };
    if (!isLocalSetup(setup) || !names.every(isName)) return nothing;
    return { names: names.slice(0, MAX_NAMES), ...formatIn(setup) };
  } catch {
    return nothing;
  }
}

const isName = (name: unknown) => typeof name === 'string' && name.length <= MAX_NAME;

/** Who has no name of their own is not remembered, nor one whose account's is longer than can be typed. */
export function rememberSetup(setup: LocalSetup): void {
  const own = setup.players.filter((name) => isName(name) && !defaultSetup.players.includes(name));
  const names = [...new Set([...own, ...rememberedSetup().names])].slice(0, MAX_NAMES);
  deviceStore.write(KEY, JSON.stringify({ names, ...formatIn(setup) } satisfies RememberedSetup));
}
