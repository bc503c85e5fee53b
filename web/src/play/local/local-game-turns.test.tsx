import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  board,
  choose,
  dialog,
  open,
  play,
  reload,
  startForEach,
  throwAt,
  totalField,
  typeTotal,
  wait,
} from '#test/local-game.tsx';
import { press, toasts } from '#test/page.tsx';
import { BUST_MS } from '#play/screen/use-bust.ts';

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

  test('by buttons, with a multiplier that is only shown', () => {
    open();
    choose('Botones');
    fireEvent.click(screen.getByRole('radio', { name: 'Triple (3)' }));
    press('20');
    press('Bull');
    press('Doble Bull');
    press('✅ Confirmar');
    expect(board().scores).toEqual([501 - 95, 501]);
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
    enterOuts();
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

  test('over 180 is not recorded, and marks its bounds', () => {
    open();
    play(181);
    expect(board()).toEqual({ scores: [501, 501], toThrow: 'Ana' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(totalField().getAttribute('aria-invalid')).toBe('true');
    const bounds = document.getElementById(totalField().getAttribute('aria-describedby') ?? '');
    expect(bounds?.textContent).toBe('0–180');
    expect(bounds?.className).toContain('broken');

    press('Borrar');
    expect(totalField().getAttribute('aria-invalid')).toBeNull();
    expect(bounds?.className).not.toContain('broken');
  });

  test('is refused when no three darts make it', () => {
    open();
    play(179);
    expect(screen.getByRole('alert').textContent).toBe(
      'Esa puntuación no es posible con tres dardos.',
    );
    expect(board().toThrow).toBe('Ana');
  });
});

describe('a quick total', () => {
  test.each([26, 41, 45, 60, 81, 85, 100, 140])('of %i records a turn with one tap', (total) => {
    open();
    choose('Numerico');
    press(String(total));
    expect(board()).toEqual({ scores: [501 - total, 501], toThrow: 'Biel' });
    expect(document.activeElement).toBe(totalField());
  });
});

describe('an incomplete turn', () => {
  test('asks for confirmation, and counts 0 for the missing darts', () => {
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

  test('is confirmed without a question when it wins', () => {
    open({ start: 60 });
    throwAt('Triple 20, 60');
    throwAt('Simple 1, 1'); // would not be thrown
    press('✅ Confirmar');
    expect(screen.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeTruthy();
  });

  test('is confirmed without a question when it busts', () => {
    open({ start: 39 });
    throwAt('Doble 20, 40');
    press('✅ Confirmar');
    expect(screen.getByRole('alert').textContent).toBe('¡BUST! Te has pasado');
  });
});

describe('undo', () => {
  const total = () => screen.getByLabelText('Total del turno').textContent;

  test('takes back the last dart', () => {
    open();
    throwAt('Triple 20, 60');
    throwAt('Simple 5, 5');
    press('↩️ Deshacer');
    expect(total()).toBe('60');
  });

  test('with no dart entered takes back confirmed turns, one by one, to the start', () => {
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

  test('of a turn names its player and score, and brings back its darts for changes', () => {
    open();
    throwAt('Triple 20, 60');
    throwAt('Doble 16, 32');
    throwAt('Simple 5, 5');
    press('✅ Confirmar');
    reload();
    press('↩️ Deshacer');
    expect(toasts()).toEqual(['Deshecho: 97 de Ana']);
    expect(board()).toEqual({ scores: [501, 501], toThrow: 'Ana' });
    const darts = within(screen.getByRole('list', { name: 'Dardos del turno' }));
    expect(darts.getAllByRole('button').map((dart) => dart.textContent)).toEqual([
      'Cambiar el primer dardo: Triple 20, 60T2060',
      'Cambiar el segundo dardo: Doble 16, 32D1632',
      'Cambiar el tercer dardo: 555',
    ]);

    press('↩️ Deshacer');
    throwAt('Simple 1, 1');
    press('✅ Confirmar');
    expect(board().scores).toEqual([408, 501]);
  });

  test('of a bust brings back the darts that were thrown, and no other darts', () => {
    open({ start: 40 });
    throwAt('Triple 20, 60');
    press('✅ Confirmar');
    wait(BUST_MS);
    press('↩️ Deshacer');
    expect(toasts()).toContain('Deshecho: Bust de Ana');
    expect(total()).toBe('60');
  });

  test('of a total leaves no darts, not even darts entered before the total', () => {
    open();
    throwAt('Triple 20, 60');
    play(26);
    choose('Diana');
    press('↩️ Deshacer');
    expect(screen.getByText('No hay dardos lanzados')).toBeTruthy();
  });

  test('reopens a finished game', () => {
    open({ start: 60 });
    throwAt('Triple 20, 60');
    press('✅ Confirmar');
    fireEvent.click(dialog('Ana ha ganado!').getByRole('button', { name: '↩️ Deshacer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(board()).toEqual({ scores: [60, 60], toThrow: 'Ana' });
    expect(total()).toBe('60');
  });
});

describe('a double tap', () => {
  test('on Confirmar asks no question about the next turn', () => {
    open();
    enterOuts();
    press('✅ Confirmar');
    press('✅ Confirmar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(board().toThrow).toBe('Biel');

    wait(500);
    press('✅ Confirmar');
    expect(dialog('Confirmar turno incompleto').getByText('0 dardos')).toBeTruthy();
  });

  test('on a quick total records one turn', () => {
    open();
    choose('Numerico');
    press('60');
    press('60');
    expect(board()).toEqual({ scores: [441, 501], toThrow: 'Biel' });

    wait(500);
    press('60');
    expect(board()).toEqual({ scores: [441, 441], toThrow: 'Ana' });
  });
});

describe('by keyboard on the board', () => {
  const pressKey = (key: string, repeat = false) =>
    fireEvent.keyDown(document.activeElement!, { key, repeat });

  test('Enter throws a dart and, once the turn is over, confirms it; Backspace undoes', () => {
    open();
    screen.getByLabelText('Simple 20, 20').focus();
    pressKey('Enter');
    pressKey('Backspace');
    expect(screen.getByText('No hay dardos lanzados')).toBeTruthy();

    for (let dart = 0; dart < 4; dart++) pressKey('Enter');
    expect(board()).toEqual({ scores: [441, 501], toThrow: 'Biel' });
    pressKey('Backspace', true); // held too long
    expect(board().toThrow).toBe('Biel');
    pressKey('Backspace');
    expect(board().toThrow).toBe('Ana');
    expect(screen.getByLabelText('Total del turno').textContent).toBe('60');
  });
});

const enterOuts = () => {
  for (let dart = 0; dart < 3; dart++) press('🚨 OUT');
};
