/** The voices that a device has. */
import { useSyncExternalStore } from 'react';
import type { VoiceLanguage } from './voice-settings.ts';

/** Absent where the browser cannot speak at all, as inside other apps. */
export const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** What to take where a language has several voices: that of Spain, and one that needs no network. */
const REGION = 'es';

/** The best voice for a language; none where the device has none, or has not said so yet. */
export function voiceFor(language: VoiceLanguage): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  return voices
    .filter((voice) => partsOf(voice)[0] === language)
    .toSorted((one, other) => rank(other) - rank(one))
    .at(0);
}

/** Android writes `es_ES`. */
const partsOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().split(/[-_]/);

const rank = (voice: SpeechSynthesisVoice) =>
  (voice.localService ? 4 : 0) + (partsOf(voice)[1] === REGION ? 2 : 0) + (voice.default ? 1 : 0);

/** Whether there is one, followed: browsers load their voices while the page is already there. */
export const useHasVoice = (language: VoiceLanguage): boolean =>
  useSyncExternalStore(followVoices, () => voiceFor(language) !== undefined);

function followVoices(listener: () => void): () => void {
  // Not all browsers make it an event target.
  synthesis()?.addEventListener?.('voiceschanged', listener);
  return () => synthesis()?.removeEventListener?.('voiceschanged', listener);
}
