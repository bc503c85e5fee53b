import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { touch } from '#test/voice.ts';
import { alertPlayer, type Alert } from './alerts.ts';

/** How many sounds were begun, and what the device was shaken by. */
let sounds: number;
const vibrate = vi.fn<(pattern: number[]) => boolean>();

class Sounds {
  currentTime = 0;
  destination = {};
  constructor() {
    sounds += 1;
  }
}

/** A part of a sound, which is connected to the next. */
class Part {
  gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  readonly context: unknown;
  constructor(context: unknown) {
    this.context = context;
  }
  connect = (next: unknown) => next;
  addEventListener = () => {};
  start = () => {};
  stop = () => {};
}

beforeEach(() => {
  sounds = 0;
  vibrate.mockClear();
  localStorage.clear();
  touch();
  vi.stubGlobal('AudioContext', Sounds);
  vi.stubGlobal('GainNode', Part);
  vi.stubGlobal('OscillatorNode', Part);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});

afterEach(() => Reflect.deleteProperty(navigator, 'vibrate'));

/** Each alert, and the setting that turns it off. */
const alerts: readonly (readonly [Alert, string])[] = [
  ['your-turn', 'alert-turn'],
  ['invitation', 'alert-challenge'],
  ['challenge-refused', 'alert-challenge'],
  ['rematch-wanted', 'alert-challenge'],
  ['rival-back', 'alert-rival'],
];

describe.each(alerts)('%s', (alert, setting) => {
  test('is heard and felt once', () => {
    alertPlayer(alert);
    expect(sounds).toBe(1);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  test('is neither before the page is touched: browsers complain', () => {
    touch(false);
    alertPlayer(alert);
    expect(sounds).toBe(0);
    expect(vibrate).not.toHaveBeenCalled();
  });

  test('is neither where its kind is turned off, and the other kinds are', () => {
    localStorage.setItem(setting, 'off');
    alertPlayer(alert);
    expect(sounds).toBe(0);
    expect(vibrate).not.toHaveBeenCalled();

    for (const [other] of alerts.filter(([, each]) => each !== setting)) alertPlayer(other);
    expect(vibrate).toHaveBeenCalledTimes(alerts.filter(([, each]) => each !== setting).length);
  });

  test('is felt alone without sound, and heard alone without vibration', () => {
    localStorage.setItem('sound', 'off');
    alertPlayer(alert);
    expect([sounds, vibrate.mock.calls.length]).toEqual([0, 1]);

    localStorage.setItem('sound', 'on');
    localStorage.setItem('vibration', 'off');
    alertPlayer(alert);
    expect([sounds, vibrate.mock.calls.length]).toEqual([1, 1]);
  });

  test('is heard on a device that cannot vibrate', () => {
    Reflect.deleteProperty(navigator, 'vibrate');
    alertPlayer(alert);
    expect(sounds).toBe(1);
  });
});

test('no two are alike in the hand', () => {
  for (const [alert] of alerts) alertPlayer(alert);
  const shakes = vibrate.mock.calls.map((call) => JSON.stringify(call));
  expect(new Set(shakes).size).toBe(alerts.length);
});
