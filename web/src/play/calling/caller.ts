/** The caller: speaks in the language that is set on this device. */
import { readSetting } from '#platform/device-setting.ts';
import { speak, stopSpeaking, unlockSpeech } from './speech.ts';
import {
  isVoiceOn,
  voiceLanguageSetting,
  voiceVolumeSetting,
  type VoiceLanguage,
} from './voice-settings.ts';
import { callingWords } from './words.ts';

export type CallingWords = typeof callingWords;

/** Loads the words of a language. Spanish is always loaded, since screen readers read it. */
export const catalogues: Record<VoiceLanguage, () => Promise<CallingWords>> = {
  es: async () => callingWords,
  ca: async () => (await import('./words.ca.ts')).catalanCallingWords,
};

let latest = 0; // counts the calls: a call whose words load late is dropped once there is a newer call

/** Stops the current call and, if calling is turned on, speaks the new one. */
export function callAloud(callsIn: (words: CallingWords) => readonly string[]): void {
  hush();
  if (isVoiceOn()) void sayIn(callsIn);
}

/** Plays a sample of the chosen voice, also while calling is off. Has to run in a touch handler. */
export function tryVoice(): void {
  hush();
  unlockSpeech();
  void sayIn(({ sample }) => [sample]);
}

/** Stops the current call. */
export function hush(): void {
  latest += 1;
  stopSpeaking();
}

const chosenCatalogue = () =>
  catalogues[readSetting(voiceLanguageSetting)]().catch(() => undefined); // offline: the words cannot be loaded

async function sayIn(callsIn: (words: CallingWords) => readonly string[]): Promise<void> {
  const call = latest;
  const language = readSetting(voiceLanguageSetting);
  const catalogue = await chosenCatalogue();
  if (!catalogue || call !== latest) return;
  const volume = Number(readSetting(voiceVolumeSetting)) / 100;
  speak({ phrases: callsIn(catalogue), language, volume });
}

/** Prepares this page for calls until the returned function is called. A hidden page is silent. */
export function startCalling(): () => void {
  if (isVoiceOn()) void chosenCatalogue(); // preload: the network may be gone later
  const end = new AbortController();
  const { signal } = end;
  const unlockOnce = new AbortController();
  const unlock = () => {
    if (!isVoiceOn()) return;
    unlockSpeech();
    unlockOnce.abort();
  };
  const whileLocked = { signal: AbortSignal.any([signal, unlockOnce.signal]) };
  addEventListener('click', unlock, whileLocked);
  addEventListener('touchend', unlock, whileLocked); // the board cancels the click
  document.addEventListener('visibilitychange', () => document.hidden && hush(), { signal });

  return () => {
    end.abort();
    hush();
  };
}
