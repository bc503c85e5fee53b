/** Calls aloud, in the language that this device is set to. */
import { readSetting } from '#platform/device-setting.ts';
import { catalogues, type Words } from './catalogue.ts';
import { speak, stopSpeaking, unlockSpeech } from './speech.ts';
import { isVoiceOn, voiceLanguageSetting, voiceVolumeSetting } from './voice-settings.ts';

let latest = 0; // counts the calls: one whose words came late is not heard after a newer

/** Calls in place of what is being called, if this device is to call. */
export function callAloud(callsIn: (words: Words) => readonly string[]): void {
  hush();
  if (isVoiceOn()) void sayIn(callsIn);
}

/** Lets the chosen voice be heard, whether or not it is turned on. To be called from a touch. */
export function tryVoice(): void {
  hush();
  unlockSpeech();
  void sayIn(({ sample }) => [sample]);
}

/** Stops whatever is being called. */
export function hush(): void {
  latest += 1;
  stopSpeaking();
}

const chosenCatalogue = () =>
  catalogues[readSetting(voiceLanguageSetting)]().catch(() => undefined); // offline: not loaded

async function sayIn(callsIn: (words: Words) => readonly string[]): Promise<void> {
  const call = latest;
  const language = readSetting(voiceLanguageSetting);
  const catalogue = await chosenCatalogue();
  if (!catalogue || call !== latest) return;
  const volume = Number(readSetting(voiceVolumeSetting)) / 100;
  speak({ phrases: callsIn(catalogue), language, volume });
}

/** Lets this page call, until the returned function is called. Out of sight it is silent. */
export function startCalling(): () => void {
  if (isVoiceOn()) void chosenCatalogue(); // the network may be gone when it is needed
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
  addEventListener('touchend', unlock, whileLocked); // the board answers it without a click
  document.addEventListener('visibilitychange', () => document.hidden && hush(), { signal });

  return () => {
    end.abort();
    hush();
  };
}
