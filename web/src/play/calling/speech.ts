/** Speech synthesis: one call at a time, the latest. */
import { isTouched } from '#platform/device/first-touch.ts';
import type { VoiceLanguage } from './voice-settings.ts';
import { synthesis, voiceFor } from './voices.ts';

type Speech = {
  readonly phrases: readonly string[];
  readonly language: VoiceLanguage;
  readonly volume: number; // from 0 to 1
};

/** Delay before speaking: Chromium on Android drops speech right after a cancel. */
const BEFORE_SPEAKING_MS = 100;

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Cancels the current speech and speaks the phrases. No-op before the first touch, on a hidden page, or without
 * a voice in the language.
 *
 * Each phrase is an utterance of its own, since Chromium stops an utterance after 15 seconds. A stuck voice is
 * cancelled by the next call.
 */
export function speak({ phrases, language, volume }: Speech): void {
  stopSpeaking();
  const engine = synthesis();
  const voice = voiceFor(language);
  if (!engine || !voice || !isTouched() || document.hidden) return;

  waiting = setTimeout(() => {
    engine.resume(); // another page or the system may have paused it
    for (const phrase of phrases) engine.speak(utterance(phrase, voice, volume));
  }, BEFORE_SPEAKING_MS);
}

function utterance(text: string, voice: SpeechSynthesisVoice, volume: number) {
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang; // Android ignores `voice`
  spoken.volume = volume;
  return spoken;
}

/** Cancels the current and the pending speech. */
export function stopSpeaking(): void {
  clearTimeout(waiting);
  const engine = synthesis();
  if (engine?.speaking || engine?.pending) engine.cancel();
}

/**
 * Speaks a silence. Has to run in a touch handler: Safari lets a page speak by itself only after it has spoken
 * in one.
 */
export function unlockSpeech(): void {
  const engine = synthesis();
  if (!engine || engine.speaking || engine.pending) return;
  const silence = new SpeechSynthesisUtterance(' ');
  silence.volume = 0;
  engine.speak(silence);
}
