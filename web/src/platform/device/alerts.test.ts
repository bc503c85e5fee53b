import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { touch } from '#test/voice.ts';
import { alertPlayer, type Alert } from './alerts.ts';

/** Sounds heard, and vibrations of the device. */
let sounds: number;
const vibrate = vi.fn<(pattern: number[]) => boolean>();

/** Audio contexts created: one for all sounds of the page. */
const outputs: Output[] = [];
let isWithinTouch = false;

/** Audio context like Safari's: resumed within a touch, it runs until the page is hidden. */
class Output {
  state: 'suspended' | 'interrupted' | 'running' = 'suspended';
  currentTime = 0;
  destination = {};
  waiting: (() => void)[] = [];
  constructor() {
    outputs.push(this);
  }
  resume(): Promise<void> {
    if (isWithinTouch) this.state = 'running';
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.state === 'running') this.waiting.splice(0).forEach((each) => each());
    });
  }
}

/** Audio node. */
class Part {
  gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  readonly context: Output;
  constructor(context: Output) {
    this.context = context;
  }
  connect = (next: unknown) => next;
  start = () => {
    if (this.context.state === 'running') sounds += 1;
    else this.context.waiting.push(this.start);
  };
  stop = () => {};
}

/** Touches the page, or presses a key. */
function gesture(type = 'click'): void {
  touch();
  isWithinTouch = true;
  dispatchEvent(new Event(type));
  isWithinTouch = false;
}

/** Interrupts the audio, as a browser does on a locked phone. */
const interrupt = () => outputs.forEach((output) => (output.state = 'interrupted'));

/** Raises an alert outside of a touch, as an event of the server does. */
async function raise(about: Alert, msLater = 0): Promise<void> {
  alertPlayer(about);
  await vi.advanceTimersByTimeAsync(msLater);
}

beforeEach(() => {
  vi.useFakeTimers();
  sounds = 0;
  interrupt();
  vibrate.mockClear();
  localStorage.clear();
  vi.stubGlobal('AudioContext', Output);
  vi.stubGlobal('GainNode', Part);
  vi.stubGlobal('OscillatorNode', Part);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'vibrate');
});

/** Alerts, each with the setting that turns it off. */
const alerts: readonly (readonly [Alert, string])[] = [
  ['your-turn', 'alert-turn'],
  ['invitation', 'alert-challenge'],
  ['challenge-refused', 'alert-challenge'],
  ['rematch-wanted', 'alert-challenge'],
  ['rival-back', 'alert-rival'],
];

describe.each(alerts)('%s', (about, setting) => {
  beforeEach(() => gesture());

  test('sounds and vibrates once', async () => {
    await raise(about);
    expect(sounds).toBe(1);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('neither sounds nor vibrates before the page is touched', async () => {
    touch(false);
    await raise(about);
    expect(sounds).toBe(0);
    expect(vibrate).not.toHaveBeenCalled();
  });

  test('neither sounds nor vibrates when its kind is turned off, but the other kinds do', async () => {
    localStorage.setItem(setting, 'off');
    await raise(about);
    expect(sounds).toBe(0);
    expect(vibrate).not.toHaveBeenCalled();

    const others = alerts.filter(([, each]) => each !== setting);
    for (const [other] of others) await raise(other);
    expect([sounds, vibrate.mock.calls.length]).toEqual([others.length, others.length]);
  });

  test('vibrates alone without sound, and sounds alone without vibration', async () => {
    localStorage.setItem('sound', 'off');
    await raise(about);
    expect([sounds, vibrate.mock.calls.length]).toEqual([0, 1]);

    localStorage.setItem('sound', 'on');
    localStorage.setItem('vibration', 'off');
    await raise(about);
    expect([sounds, vibrate.mock.calls.length]).toEqual([1, 1]);
  });

  test('sounds on a device that cannot vibrate', async () => {
    Reflect.deleteProperty(navigator, 'vibrate');
    await raise(about);
    expect(sounds).toBe(1);
  });
});

describe('on an iPhone', () => {
  test.each(['pointerup', 'touchend', 'click', 'keydown'])(
    'alerts sound after a %s',
    async (type) => {
      gesture(type);
      await raise('your-turn', 60_000);
      await raise('rival-back');
      expect(sounds).toBe(2);
    },
  );

  test('an alert is silent after the page was hidden, until the next touch', async () => {
    gesture();
    interrupt();
    await raise('your-turn', 5000);
    expect(sounds).toBe(0);

    gesture();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sounds).toBe(0); // nor late, when it tells of nothing any more
    await raise('rival-back');
    expect(sounds).toBe(1);
  });

  test('a touch starts no audio while sound is off, until sound is turned on', async () => {
    localStorage.setItem('sound', 'off');
    gesture();
    expect(outputs.map(({ state }) => state)).not.toContain('running');

    addEventListener('click', () => localStorage.setItem('sound', 'on'), {
      capture: true,
      once: true,
    });
    gesture();
    await raise('your-turn');
    expect(sounds).toBe(1);
  });

  test('all sounds share one audio output', async () => {
    gesture();
    for (const [each] of alerts) await raise(each);
    expect(outputs.length).toBe(1);
  });
});

test('every alert vibrates in its own pattern', () => {
  touch();
  for (const [alert] of alerts) alertPlayer(alert);
  const shakes = vibrate.mock.calls.map((call) => JSON.stringify(call));
  expect(new Set(shakes).size).toBe(alerts.length);
});
