/** The voices of this device. */
import { useSyncExternalStore } from 'react';
import type { VoiceLanguage } from './voice-settings.ts';

/** Returns the engine; undefined if the browser cannot speak, such as inside other apps. */
export const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** The preferred region of a language's voices; a voice that works offline ranks higher. */
const REGION = 'es';

/** Returns the best voice for a language; undefined if the device has none or has not loaded it yet. */
export function voiceFor(language: VoiceLanguage): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  return voices
    .filter((voice) => partsOf(voice)[0] === language)
    .toSorted((one, other) => rank(other) - rank(one))
    .at(0);
}

/** Splits a language tag into language and region. Android separates them by an underscore: `es_ES`. */
const partsOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().split(/[-_]/);

const rank = (voice: SpeechSynthesisVoice) =>
  (voice.localService ? 4 : 0) + (partsOf(voice)[1] === REGION ? 2 : 0) + (voice.default ? 1 : 0);

export type VoiceState = 'ready' | 'offline' | 'missing'; // offline: the voice needs the network

/** Returns the state of the voice of a language. Browsers load voices after the page. */
export const useVoiceState = (language: VoiceLanguage): VoiceState =>
  useSyncExternalStore(followVoices, () => stateOf(voiceFor(language)));

function stateOf(voice: SpeechSynthesisVoice | undefined): VoiceState {
  if (!voice) return 'missing';
  return voice.localService || navigator.onLine ? 'ready' : 'offline';
}

function followVoices(listener: () => void): () => void {
  // In some browsers the engine is no event target.
  synthesis()?.addEventListener?.('voiceschanged', listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    synthesis()?.removeEventListener?.('voiceschanged', listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
