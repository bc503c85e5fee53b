/** A device with voices, in the place of the browser's speech: what it is given is written down. */
import { vi } from 'vitest';

type Spoken = { readonly text: string; readonly lang: string; readonly volume: number };

/** How many milliseconds the device takes for a phrase: until then it is speaking. */
const PHRASE_MS = 1000;

class Utterance {
  lang = '';
  volume = 1;
  voice: unknown;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Gives the device voices in these languages.
 *
 * @returns what it was given to say, without the silence that unlocks it
 */
export function giveVoices(...languages: readonly string[]) {
  const listeners = new Set<() => void>();
  const voices = languages.map((lang) => ({ lang, localService: true, default: false }));
  const spoken: Spoken[] = [];
  let endsAt = 0;

  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    pending: false,
    get speaking() {
      return Date.now() < endsAt;
    },
    getVoices: () => voices.map((voice) => ({ ...voice })), // as browsers may: never the same objects
    speak({ text, lang, volume }: Utterance) {
      endsAt = Math.max(endsAt, Date.now()) + (text === ' ' ? 0 : PHRASE_MS);
      if (text !== ' ') spoken.push({ text, lang, volume });
    },
    cancel() {
      endsAt = 0;
      cancelled.push(spoken.length);
    },
    resume: () => {},
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
  const cancelled: number[] = []; // how much had been given when it was told to be quiet

  return {
    spoken,
    cancelled,
    texts: () => spoken.map(({ text }) => text),
    add(lang: string, localService = true) {
      voices.push({ lang, localService, default: false });
      for (const listener of listeners) listener();
    },
  };
}

/** Sets whether the visitor has touched the page. */
export const touch = (hasBeenActive = true): void => {
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive },
    configurable: true,
  });
};

/** Puts the page out of sight, or back. */
export function show(isShown: boolean): void {
  Object.defineProperty(document, 'hidden', { value: !isShown, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
