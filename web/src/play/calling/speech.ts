/** The device speaks: one call at a time, the latest. */
import { isTouched } from '#platform/device/first-touch.ts';
import type { VoiceLanguage } from './voice-settings.ts';
import { synthesis, voiceFor } from './voices.ts';

type Speech = {
  readonly phrases: readonly string[];
  readonly language: VoiceLanguage;
  readonly volume: number; // from 0 to 1
};

/** Chromium on Android drops what is spoken right after a cancel; nobody hears the difference. */
const BEFORE_SPEAKING_MS = 100;

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Says the phrases instead of whatever is being said. Nothing before the first touch, on a page that
 * is not in sight, or without a voice in the language.
 *
 * Each phrase is an utterance of its own, as Chromium falls silent after 15 seconds of one, and a
 * voice that is stuck is cancelled by the next call.
 */
export function speak({ phrases, language, volume }: Speech): void {
  stopSpeaking();
  const engine = synthesis();
  const voice = voiceFor(language);
  if (!engine || !voice || !isTouched() || document.hidden) return;

  waiting = setTimeout(() => {
    engine.resume(); // after a pause that another page or the system left behind
    for (const phrase of phrases) engine.speak(utterance(phrase, voice, volume));
  }, BEFORE_SPEAKING_MS);
}

function utterance(text: string, voice: SpeechSynthesisVoice, volume: number) {
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = voice;
  spoken.lang = voice.lang; // Android goes by it alone
  spoken.volume = volume;
  return spoken;
}

/** Stops what is being said, or about to be. */
export function stopSpeaking(): void {
  clearTimeout(waiting);
  const engine = synthesis();
  if (engine?.speaking || engine?.pending) engine.cancel();
}

/**
 * Speaks a silence, from within a touch. Safari lets a page speak by itself only after it has
 * spoken in answer to one.
 */
export function unlockSpeech(): void {
  const engine = synthesis();
  if (!engine || engine.speaking || engine.pending) return;
  const silence = new SpeechSynthesisUtterance(' ');
  silence.volume = 0;
  engine.speak(silence);
}
