import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { open, play, reload, startForEach } from '#test/local-game.tsx';
import { press } from '#test/page.tsx';
import { show } from '#test/voice.ts';

startForEach();

let requests = 0;
let held: Lock[];

class Lock extends EventTarget {
  isReleased = false;
  release = async () => {
    this.isReleased = true;
    this.dispatchEvent(new Event('release'));
  };
}

/** True while a lock is held. */
const isOn = () => held.some(({ isReleased }) => !isReleased);

beforeEach(() => {
  requests = 0;
  held = [];
  show(true);
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: vi.fn<() => Promise<object>>(async () => {
        requests += 1;
        const lock = new Lock();
        held.push(lock);
        return lock;
      }),
    },
  });
});

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

async function begin(start = 40) {
  open({ start });
  await settle();
}

/** Hides the page, which releases its locks. */
async function goOutOfSight() {
  show(false);
  held.forEach((lock) => void lock.release());
  await settle();
}

async function comeBack() {
  show(true);
  await settle();
}

test('the screen stays on from the start of a game to its end, and again in the next game', async () => {
  await begin();
  expect(isOn()).toBe(true);

  play(20, 20);
  await settle();
  expect(requests).toBe(1);

  play(20);
  await settle();
  expect(isOn()).toBe(false);

  press('Volver a jugar');
  await settle();
  expect(isOn()).toBe(true);
});

test('the screen is kept on again when the page returns, but not while the page is hidden', async () => {
  await begin();
  await goOutOfSight();
  expect(requests).toBe(1);
  await comeBack();
  expect(isOn()).toBe(true);
});

test('the screen is released when the player leaves, even before the device has answered', async () => {
  await begin();
  reload(null);
  await settle();
  expect(isOn()).toBe(false);

  open();
  reload(null); // before the device has answered
  await settle();
  expect(isOn()).toBe(false);
});

test('a finished game requests no wake lock when the page returns', async () => {
  await begin();
  play(40);
  await goOutOfSight();
  await comeBack();
  expect(requests).toBe(1);
});

test('the screen goes off as usual when the setting is off, or the device refuses', async () => {
  localStorage.setItem('wake-lock', 'off');
  await begin();
  expect(requests).toBe(0);

  localStorage.removeItem('wake-lock');
  vi.mocked(navigator.wakeLock.request).mockRejectedValueOnce(new Error('battery'));
  reload();
  await settle();
  expect(isOn()).toBe(false);
  fireEvent.focus(screen.getByLabelText('Método de entrada')); // the game goes on
});

test('a game works on a device that cannot keep its screen on', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  await begin();
  play(40);
  expect(screen.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeDefined();
});
