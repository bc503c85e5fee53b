import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { board, choose, open, startForEach } from '#test/local-game.tsx';
import { press } from '#test/page.tsx';

startForEach();

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const multiplyBy = (name: string) => fireEvent.click(choice(name));
const isOffered = (name: string) =>
  !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

const noteOf = (name: string) =>
  document.getElementById(choice(name).getAttribute('aria-describedby') ?? '')?.textContent;

function openPanel(isApplied: boolean) {
  open();
  choose('Botones');
  if (isApplied) fireEvent.click(screen.getByRole('switch', { name: 'Aplicar multiplicador' }));
}

describe('while the multiplier is not applied', () => {
  test('a number counts its own value, and the multiplier says that it is not applied', () => {
    openPanel(false);
    expect(noteOf('Simple (1)')).toBeUndefined();
    expect(noteOf('Doble (2)')).toBe('No se aplica');
    expect(noteOf('Triple (3)')).toBe('No se aplica');

    multiplyBy('Triple (3)');
    press('20');
    multiplyBy('Triple (3)');
    press('Bull');
    press('Doble Bull');
    press('✅ Confirmar');
    expect(board().scores).toEqual([501 - 95, 501]);
  });
});

describe('while the multiplier is applied', () => {
  test('the keys count the values that they show', () => {
    openPanel(true);
    expect(noteOf('Triple (3)')).toBeUndefined();
    multiplyBy('Triple (3)');
    press('T20');
    multiplyBy('Doble (2)');
    press('D16');
    press('Bull');
    expect(screen.getByLabelText('Total del turno').textContent).toBe('117');
  });

  test.each([
    ['the next dart', () => press('T20')],
    ['a dart off the board', () => press('🚨 OUT')],
  ])('the multiplier is single again after %s', (_, enter) => {
    openPanel(true);
    multiplyBy('Triple (3)');
    enter();
    expect(choice('Simple (1)').checked).toBe(true);
    expect(isOffered('20')).toBe(true);
  });

  test('the multiplier is single again for the rival', () => {
    openPanel(true);
    for (const key of ['1', '1', '1']) press(key);
    multiplyBy('Triple (3)');
    press('✅ Confirmar');
    expect(choice('Simple (1)').checked).toBe(true);
  });

  test('only bulls that exist are offered', () => {
    openPanel(true);
    const bulls = () => [isOffered('Bull'), isOffered('Doble Bull')];
    expect(bulls()).toEqual([true, true]);
    multiplyBy('Doble (2)');
    expect(bulls()).toEqual([false, true]);
    multiplyBy('Triple (3)');
    expect(bulls()).toEqual([false, false]);
  });
});
