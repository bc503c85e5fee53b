import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceStore } from './storage.ts';

beforeEach(() => localStorage.clear());

test('keeps what is written on the device', () => {
  deviceStore.write('mode', 'board');
  expect(localStorage.getItem('mode')).toBe('board');
  expect(deviceStore.read('mode')).toBe('board');
  deviceStore.forget('mode');
  expect(deviceStore.read('mode')).toBeNull();
});

describe('where the browser refuses', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined); // any use of it throws
  });

  test('finds nothing, without a word', () => {
    expect(deviceStore.read('never-written')).toBeNull();
    expect(() => deviceStore.forget('never-written')).not.toThrow();
  });

  test('keeps what is written until the page goes', () => {
    deviceStore.write('mode', 'total');
    expect(deviceStore.read('mode')).toBe('total');
    deviceStore.forget('mode');
    expect(deviceStore.read('mode')).toBeNull();
  });

  test('keeps on the device what is written once it takes things again', () => {
    deviceStore.write('mode', 'total');
    vi.unstubAllGlobals();
    deviceStore.write('mode', 'board');
    expect(deviceStore.read('mode')).toBe('board');
    expect(localStorage.getItem('mode')).toBe('board');
  });
});
