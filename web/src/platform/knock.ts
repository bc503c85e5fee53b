import { readSetting } from './device-setting.ts';
import { soundSetting } from './sound-setting.ts';

const HERTZ = 180;
const LOUDNESS = 0.3;
const LASTS_S = 0.12;
const SILENCE = 0.001; // a fade by a factor never reaches 0

/**
 * Soft knocks on wood, for whoever looks elsewhere. Nothing where sound is off or not there, nor
 * before the visitor has touched the page: browsers allow none until then.
 *
 * @param times seconds from now, one for each knock, in order
 */
export function knock(...times: readonly number[]): void {
  const isAllowed = 'AudioContext' in globalThis && navigator.userActivation?.hasBeenActive;
  if (!isAllowed || readSetting(soundSetting) === 'off') return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: 0 });
  const tone = new OscillatorNode(audio, { frequency: HERTZ });

  for (const time of times.map((each) => audio.currentTime + each)) {
    volume.gain.setValueAtTime(LOUDNESS, time);
    volume.gain.exponentialRampToValueAtTime(SILENCE, time + LASTS_S);
  }
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + (times.at(-1) ?? 0) + LASTS_S);
}
