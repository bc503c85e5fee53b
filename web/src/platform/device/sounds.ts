/**
 * Sounds of the app. Nothing is played if sound is off, the browser has no audio, or the visitor has not touched the
 * page.
 */
import { readSetting, soundSetting } from '#platform/device-setting.ts';
import { isTouched } from './first-touch.ts';

const isSoundOn = () =>
  'AudioContext' in globalThis && readSetting(soundSetting) === 'on' && isTouched();

const GESTURES = ['pointerup', 'touchend', 'click', 'keydown']; // no click follows a touch of the board
const LATE_MS = 500; // a sound that would start later is dropped

let output: AudioContext | undefined; // shared by all sounds of the page

/** Returns the audio context. Called only where sound is on. */
const openOutput = () => (output ??= new AudioContext());

/** Resolves once the context runs, which may need a touch, or once the device refuses. */
const resumed = (audio: AudioContext): Promise<void> => audio.resume().catch(() => {});

/**
 * Starts or resumes the audio output. Safari plays sound only after the output was resumed within a touch, and
 * interrupts it while the page is hidden.
 */
function wakeOutput(): void {
  if (isSoundOn() && openOutput().state !== 'running') void resumed(openOutput());
}

// This module is loaded before its first sound, so that an earlier touch can start the output.
for (const gesture of GESTURES) globalThis.addEventListener(gesture, wakeOutput);

/** Starts a sound once the context runs. A late sound is dropped. */
async function playSoon(begin: (audio: AudioContext) => void): Promise<void> {
  if (!isSoundOn()) return;
  const audio = openOutput();
  const latest = performance.now() + LATE_MS;
  await resumed(audio);
  if (audio.state === 'running' && performance.now() <= latest) begin(audio);
}

const KNOCK = { hertz: 180, loudness: 0.3, lastsS: 0.12 };
const SILENCE = 0.001; // an exponential fade cannot reach 0

/**
 * Plays soft knocks on wood.
 *
 * @param times seconds from now, one for each knock, in order
 */
export const playKnocks = (times: readonly number[]): void =>
  void playSoon((audio) => knock(audio, times));

function knock(audio: AudioContext, times: readonly number[]): void {
  const volume = new GainNode(audio, { gain: 0 });
  const tone = new OscillatorNode(audio, { frequency: KNOCK.hertz });

  for (const time of times.map((each) => audio.currentTime + each)) {
    volume.gain.setValueAtTime(KNOCK.loudness, time);
    volume.gain.exponentialRampToValueAtTime(SILENCE, time + KNOCK.lastsS);
  }
  play(tone, [volume], (times.at(-1) ?? 0) + KNOCK.lastsS);
}

/** Falling minor second: hertz, and seconds after the start. */
const FALL = [
  { hertz: 233.08, from: 0, to: 0.16 },
  { hertz: 220, from: 0.16, to: 0.35 },
];
const BUST_LOUDNESS = 0.16;
const FADE_S = 0.04;

export const playBust = (): void => void playSoon(fall);

function fall(audio: AudioContext): void {
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

/** Plays a tone through the nodes for `seconds`. */
function play(tone: OscillatorNode, through: readonly AudioNode[], seconds: number): void {
  const { currentTime, destination } = tone.context;
  const end = through.reduce((from, to) => from.connect(to), tone as AudioNode);
  end.connect(destination);
  tone.start();
  tone.stop(currentTime + seconds);
}
