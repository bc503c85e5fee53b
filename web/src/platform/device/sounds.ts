/**
 * The sounds of the product. None is heard where sound is off, the browser has no audio, or the
 * visitor has not touched the page.
 */
import { readSetting, soundSetting } from '#platform/device-setting.ts';
import { isTouched } from './first-touch.ts';

const isSoundOn = () =>
  'AudioContext' in globalThis && readSetting(soundSetting) === 'on' && isTouched();

const KNOCK = { hertz: 180, loudness: 0.3, lastsS: 0.12 };
const SILENCE = 0.001; // a fade by a factor never reaches 0

/**
 * Plays soft knocks on wood.
 *
 * @param times seconds from now, one for each knock, in order
 */
export function playKnocks(times: readonly number[]): void {
  if (!isSoundOn()) return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: 0 });
  const tone = new OscillatorNode(audio, { frequency: KNOCK.hertz });

  for (const time of times.map((each) => audio.currentTime + each)) {
    volume.gain.setValueAtTime(KNOCK.loudness, time);
    volume.gain.exponentialRampToValueAtTime(SILENCE, time + KNOCK.lastsS);
  }
  play(tone, [volume], (times.at(-1) ?? 0) + KNOCK.lastsS);
}

/** A minor second that falls: hertz, and seconds after the start. */
const FALL = [
  { hertz: 233.08, from: 0, to: 0.16 },
  { hertz: 220, from: 0.16, to: 0.35 },
];
const BUST_LOUDNESS = 0.16;
const FADE_S = 0.04;

export function playBust(): void {
  if (!isSoundOn()) return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: BUST_LOUDNESS });
  const tone = new OscillatorNode(audio, { type: 'sawtooth' });
  const dull = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 900 });
  const lastsS = FALL.at(-1)?.to ?? 0;

  for (const { hertz, from } of FALL) {
    tone.frequency.setValueAtTime(hertz, audio.currentTime + from);
  }
  volume.gain.setValueAtTime(BUST_LOUDNESS, audio.currentTime + lastsS - FADE_S);
  volume.gain.linearRampToValueAtTime(0, audio.currentTime + lastsS);
  play(tone, [dull, volume], lastsS);
}

/** Plays a tone through the nodes, and gives the device back when it ends. */
function play(tone: OscillatorNode, through: readonly AudioNode[], seconds: number): void {
  const audio = tone.context as AudioContext; // the one it was made in
  const end = through.reduce((from, to) => from.connect(to), tone as AudioNode);
  end.connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
