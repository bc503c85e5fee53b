import type { VoiceLanguage } from './voice-settings.ts';
import { words } from './words.ts';

/** What is called, in one of the languages. */
export type Words = typeof words;

/** The words of a language. Spanish is there, as it is what screen readers read. */
export const catalogues: Record<VoiceLanguage, () => Promise<Words>> = {
  es: async () => words,
  ca: async () => (await import('./words.ca.ts')).words,
};
