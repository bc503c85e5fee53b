import { readSetting } from '#platform/device-setting.ts';
import { soundSetting } from '#platform/sound-setting.ts';

/** Hertz, and seconds after the start: a minor second that falls. */
const fall = [
  { frequency: 233.08, from: 0, to: 0.16 },
  { frequency: 220, from: 0.16, to: 0.35 },
];
const LOUDNESS = 0.16;
const FADE_S = 0.04;

/** The sound of a bust. Nothing where sound is off, not there, or not allowed yet. */
export function playBust(): void {
  if (readSetting(soundSetting) === 'off' || !('AudioContext' in globalThis)) return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: LOUDNESS });
  const tone = new OscillatorNode(audio, { type: 'sawtooth' });
  const dull = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 900 });
  const end = fall.at(-1)?.to ?? 0;

  for (const { frequency, from } of fall) {
    tone.frequency.setValueAtTime(frequency, audio.currentTime + from);
  }
  volume.gain.setValueAtTime(LOUDNESS, audio.currentTime + end - FADE_S);
  volume.gain.linearRampToValueAtTime(0, audio.currentTime + end);

  tone.connect(dull).connect(volume).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + end);
}
