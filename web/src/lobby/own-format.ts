import { CLASSIC, type GameFormat } from '@darts/rules/play/x01/settings';
import { useState } from 'react';
import { isChoice, type ChosenFormat } from '#formats/choices.ts';
import { deviceStore } from '#platform/storage.ts';

const KEY = 'lobby-format';

function remembered(): ChosenFormat {
  try {
    const format: unknown = JSON.parse(deviceStore.read(KEY) ?? ''); // storage may hold anything
    return isChoice(format) ? format : CLASSIC;
  } catch {
    return CLASSIC;
  }
}

/** Returns the format that the user of this device offers in the lobby, and a function to change it. */
export function useOwnFormat() {
  const [format, setFormat] = useState(remembered);
  const change = (next: GameFormat) => {
    if (!isChoice(next)) return;
    deviceStore.write(KEY, JSON.stringify(next));
    setFormat(next);
  };
  return [format, change] as const;
}
