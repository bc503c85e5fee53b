import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  board,
  choose,
  dialog,
  open,
  play,
  startForEach,
  throwAt,
  totalField,
  typeTotal,
} from '#test/local-game.tsx';
import { press } from '#test/page.tsx';

startForEach();

describe('a turn is entered', () => {
  test('on the board', () => {
    open();
    throwAt('Triple 20, 60');
    throwAt('Doble 16, 32');
    throwAt('Simple 5, 5');
    expect(screen.getByLabelText('Total del turno').textContent).toBe('97');
    press('✅ Confirmar');
    expect(board()).toEqual({ scores: [404, 501], toThrow: 'Biel' });
    expect(screen.getByText('No hay dardos lanzados')).toBeTruthy();
  });

  test('by buttons, whose multiplier is only shown', () => {
    open();
    choose('Botones');
    fireEvent.click(screen.getByRole('radio', { name: 'Triple (3)' }));
    press('20');
    press('Bull');
    press('Doble Bull');
    press('✅ Confirmar');
    expect(board().scores).toEqual([501 - 95, 501]);
  });

  test('by buttons, with the multiplier once it is switched on', () => {
    open();
    choose('Botones');
    fireEvent.click(screen.getByRole('radio', { name: 'Triple (3)' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Aplicar multiplicador' }));
    press('20');
    press('Bull');
    press('Doble Bull');
    press('✅ Confirmar');
    expect(board().scores).toEqual([501 - 160, 501]);
  });

  test('as a total, by keys or by typing', () => {
    open();
    choose('Numerico');
    press('1');
    press('8');
    press('0');
    press('✅ Confirmar');
    typeTotal(45);
    expect(board()).toEqual({ scores: [321, 456], toThrow: 'Ana' });
    expect(totalField().value).toBe('');
    expect(document.activeElement).toBe(totalField());
  });

  test('with darts off the board', () => {
    open();
    press('🚨 OUT');
    press('🚨 OUT');
    press('🚨 OUT');
    press('✅ Confirmar');
    expect(board()).toEqual({ scores: [501, 501], toThrow: 'Biel' });
  });

  test('with three darts at most', () => {
    open();
    for (let dart = 0; dart < 4; dart++) throwAt('Triple 20, 60');
    expect(screen.getByLabelText('Total del turno').textContent).toBe('180');
  });
});

describe('the total', () => {
  test('takes digits only', () => {
    open();
    choose('Numerico');
    fireEvent.change(totalField(), { target: { value: '-1a2.3' } });
    expect(totalField().value).toBe('123');
  });

  test('cannot be confirmed while empty', () => {
    open();
    choose('Numerico');
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: '✅ Confirmar' });
    expect(confirm.disabled).toBe(true);
  });

  test('over 180 does nothing', () => {
    open();
    play(181);
    expect(board()).toEqual({ scores: [501, 501], toThrow: 'Ana' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that no three darts make is refused', () => {
    open();
    play(179);
    expect(screen.getByRole('alert').textContent).toBe(
      'Esa puntuación no es posible con tres dardos.',
    );
    expect(board().toThrow).toBe('Ana');
  });
});

describe('an incomplete turn', () => {
  test('is asked about, and counts 0 for what is missing', () => {
    open();
    throwAt('Triple 20, 60');
    press('✅ Confirmar');
    expect(dialog('Confirmar turno incompleto').getByText('1 dardo')).toBeTruthy();
    fireEvent.click(dialog('Confirmar turno incompleto').getByRole('button', { name: 'Cancelar' }));
    expect(board().toThrow).toBe('Ana');

    press('✅ Confirmar');
    fireEvent.click(
      dialog('Confirmar turno incompleto').getByRole('button', { name: 'Confirmar' }),
    );
    expect(board()).toEqual({ scores: [441, 501], toThrow: 'Biel' });
  });

  test('that wins is confirmed as it is', () => {
    open({ start: 60 });
    throwAt('Triple 20, 60');
    throwAt('Simple 1, 1'); // would not be thrown
    press('✅ Confirmar');
    expect(screen.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeTruthy();
  });

  test('that busts is confirmed as it is', () => {
    open({ start: 39 });
    throwAt('Doble 20, 40');
    press('✅ Confirmar');
    expect(screen.getByRole('alert').textContent).toBe('¡BUST! Te has pasado');
  });
});

describe('undo', () => {
  test('takes back the last dart', () => {
    open();
    throwAt('Triple 20, 60');
    throwAt('Simple 5, 5');
    press('↩️ Deshacer');
    expect(screen.getByLabelText('Total del turno').textContent).toBe('60');
  });

  test('with no dart entered takes back confirmed turns, again and again, to the start', () => {
    open();
    play(100, 45, 60);
    choose('Diana');
    throwAt('Simple 5, 5');
    press('↩️ Deshacer');
    expect(board()).toEqual({ scores: [341, 456], toThrow: 'Biel' });
    press('↩️ Deshacer');
    expect(board()).toEqual({ scores: [401, 456], toThrow: 'Ana' });
    press('↩️ Deshacer');
    press('↩️ Deshacer');
    press('↩️ Deshacer');
    expect(board()).toEqual({ scores: [501, 501], toThrow: 'Ana' });
  });

  test('opens a finished game again', () => {
    open({ start: 60 });
    play(60);
    fireEvent.click(dialog('Ana ha ganado!').getByRole('button', { name: '↩️ Deshacer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(board()).toEqual({ scores: [60, 60], toThrow: 'Ana' });
  });
});
