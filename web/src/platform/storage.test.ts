import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceStore } from './storage.ts';

beforeEach(() => localStorage.clear());

test('the store keeps text on the device', () => {
  deviceStore.write('mode', 'board');
  expect(localStorage.getItem('mode')).toBe('board');
  expect(deviceStore.read('mode')).toBe('board');
  deviceStore.forget('mode');
  expect(deviceStore.read('mode')).toBeNull();
});

describe('when the browser refuses storage, the store', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined); // any use of it throws
  });

  test('finds no text, and throws no error', () => {
    expect(deviceStore.read('never-written')).toBeNull();
    expect(() => deviceStore.forget('never-written')).not.toThrow();
  });

  test('keeps text in memory', () => {
    deviceStore.write('mode', 'total');
    expect(deviceStore.read('mode')).toBe('total');
    deviceStore.forget('mode');
    expect(deviceStore.read('mode')).toBeNull();
  });

  test('keeps text on the device once storage works again', () => {
    deviceStore.write('mode', 'total');
    vi.unstubAllGlobals();
    deviceStore.write('mode', 'board');
    expect(deviceStore.read('mode')).toBe('board');
    expect(localStorage.getItem('mode')).toBe('board');
  });
});
