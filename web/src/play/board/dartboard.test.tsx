import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dartboard } from './dartboard.tsx';
import type { ThrownDart } from './thrown-dart.ts';

const bed = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

/** A board of 428 px, on which a pixel is a millimetre. */
function show(darts: readonly ThrownDart[] = []) {
  const onThrow = vi.fn<(dart: ThrownDart) => void>();
  const { container } = render(<Dartboard darts={darts} onThrow={onThrow} />);
  const board = container.firstElementChild!;
  vi.spyOn(board, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 428, 428));
  const point = (x: number, y: number) => ({ clientX: 214 + x, clientY: 214 + y, isPrimary: true });
  return {
    onThrow,
    press: (x: number, y: number) => fireEvent.pointerDown(board, point(x, y)),
    slide: (x: number, y: number) => fireEvent.pointerMove(board, point(x, y)),
    release: (x: number, y: number) => fireEvent.pointerUp(board, point(x, y)),
  };
}

test('pressing names the bed, sliding corrects it, and releasing throws the dart', () => {
  const { onThrow, press, slide, release } = show();
  press(0, -103);
  expect(screen.getByText('T20')).toBeTruthy();
  slide(0, -140);
  expect(screen.queryByText('T20')).toBeNull();
  expect(onThrow).not.toHaveBeenCalled();

  release(0, -140);
  expect(onThrow).toHaveBeenCalledExactlyOnceWith({
    bed: 'S20',
    at: { x: 0, y: -140 },
  });
});

test('sliding off the board throws no dart', () => {
  const { onThrow, press, release } = show();
  press(0, -103);
  release(200, 0);
  expect(onThrow).not.toHaveBeenCalled();
});

test('the arrow keys move over the board, and Enter or Space throws a dart', () => {
  const { onThrow } = show();
  const start = bed('Simple 20, 20');
  start.focus();
  fireEvent.keyDown(start, { key: 'ArrowRight' });
  expect(focused()).toBe('Simple 1, 1');
  fireEvent.keyDown(bed('Simple 1, 1'), { key: 'ArrowDown' });
  expect(focused()).toBe('Triple 1, 3');
  fireEvent.keyDown(bed('Triple 1, 3'), { key: 'Enter' });
  fireEvent.keyDown(bed('Triple 1, 3'), { key: ' ' });
  fireEvent.keyDown(bed('Triple 1, 3'), { key: ' ', repeat: true });
  expect(onThrow.mock.calls.map(([dart]) => dart.bed)).toEqual(['T1', 'T1']);
});

test('the board is one stop of the Tab key', () => {
  show();
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('each bed states its value', () => {
  show();
  for (const name of ['Triple 20, 60', 'Doble 16, 32', 'Bull, 25', 'Doble Bull, 50']) {
    expect(bed(name)).toBeTruthy();
  }
});

test('the board marks the darts with a known position', () => {
  show([{ bed: 'T20', at: { x: 1, y: -103 } }, { bed: 'S20' }]);
  expect(document.querySelectorAll('[transform="translate(1 -103)"]')).toHaveLength(1);
});
