import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NextList } from './next-list.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers({ now: Date.parse('2026-10-22T10:00:00Z') }); // a Thursday
  return () => void vi.useRealTimers();
});

const whenOf = (agreedAt: string) => {
  const game = { gameId: agreedAt, players: ['ana', 'biel'] as [string, string], agreedAt };
  render(<NextList next={[game]} />);
  return screen.getByRole('listitem').querySelector('time')?.textContent;
};

test('a game agreed for this week shows its weekday', () => {
  expect(whenOf('2026-10-22T18:30:00.000Z')).toBe('jue, 20:30');
});

test('the week reaches six days ahead, also when the clocks go back meanwhile', () => {
  expect(whenOf('2026-10-28T22:59:00.000Z')).toBe('mié, 23:59');
});

test('a game agreed for another week shows its date', () => {
  expect(whenOf('2026-10-29T19:30:00.000Z')).toBe('29 oct, 20:30');
});

test('a game with a past time is marked', () => {
  expect(whenOf('2026-10-21T18:30:00.000Z')).toBe('21 oct, 20:30 (ya pasó)');
});

test('a game is marked when its time passes on an open screen', () => {
  const before = whenOf('2026-10-22T10:00:03.000Z');
  act(() => void vi.advanceTimersByTime(5_000));
  const after = screen.getByRole('listitem').querySelector('time')?.textContent;
  expect([before, after]).toEqual(['jue, 12:00', 'jue, 12:00 (ya pasó)']);
});
