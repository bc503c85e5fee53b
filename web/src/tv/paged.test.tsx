import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Names } from './names.tsx';
import { Standing } from './standing.tsx';

const PAGE_MS = 12_000;
const ROW_PX = 100;

/** Observer of a screen with room for three rows. */
class Observer {
  readonly measure: () => void;
  constructor(measure: () => void) {
    this.measure = measure;
  }
  observe(list: HTMLElement) {
    Object.defineProperty(list, 'clientHeight', { value: 3 * ROW_PX, configurable: true });
    const [first] = list.children;
    if (first) first.getBoundingClientRect = () => ({ height: ROW_PX }) as DOMRect;
    this.measure();
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', Observer));

const rows = () => screen.getAllByRole('listitem');

test('names appear on a screen that was opened without names', () => {
  const { rerender } = render(<Names names={[]} />);
  rerender(<Names names={['ana', 'biel', 'carla']} />);
  expect(rows().map((row) => row.textContent)).toEqual(['ana', 'biel', 'carla']);
});

test('deleted players of a table appear on their own page of the screen only', () => {
  vi.useFakeTimers();
  const gone = 'Jugador eliminado';
  const table = ['ana', gone, gone, 'biel', 'carla', 'dani'].map((username, index) => ({
    user: { username },
    rank: index + 1,
    played: 3,
    wins: 1,
    points: 3,
    draws: 0,
    losses: 2,
    legsFor: 1,
    legsAgainst: 2,
  }));
  const names = () => rows().map((row) => row.children[1]?.textContent);
  render(<Standing table={table} />);
  expect(names()).toEqual(['ana', gone, gone]);

  for (let turn = 0; turn < 11; turn += 1) act(() => void vi.advanceTimersByTime(PAGE_MS));
  expect(names()).toEqual(['biel', 'carla', 'dani']);
  vi.useRealTimers();
});
