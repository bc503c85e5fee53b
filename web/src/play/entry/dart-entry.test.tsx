import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { board, choose, open, startForEach, throwAt, wait } from '#test/local-game.tsx';
import { press, toasts } from '#test/page.tsx';

startForEach();

const thrown = () => screen.getByLabelText('Total del turno').textContent;

describe('the announcement of a dart', () => {
  /** All that is said of the turn being entered, in order: a text that stays the same is not read again. */
  async function hear(...acts: readonly (() => void)[]) {
    const status = screen.getByText('No hay dardos lanzados').closest('div')!.nextElementSibling!;
    expect(status.getAttribute('role')).toBe('status');
    const heard: string[] = [];
    const listener = new MutationObserver(() => heard.push(status.textContent.trim()));
    listener.observe(status, { characterData: true, childList: true, subtree: true });
    for (const act of acts) {
      act();
      await Promise.resolve();
    }
    listener.disconnect();
    return heard;
  }

  test('names its bed and the points left, once, also when the dart is taken back', async () => {
    open();
    const heard = await hear(
      () => throwAt('Triple 20, 60'),
      () => throwAt('Doble Bull, 50'),
      () => throwAt('Simple 5, 5'),
      () => throwAt('Simple 5, 5'), // a fourth
      () => press('↩️ Deshacer'),
      () => press('🚨 OUT'),
    );
    expect(heard).toEqual([
      'Primer dardo: Triple 20, 60. Quedan 441.',
      'Segundo dardo: Doble Bull, 50. Quedan 391.',
      'Tercer dardo: 5. Quedan 386.',
      'Deshecho: 5. Quedan 391.',
      'Tercer dardo: OUT, 0. Quedan 391.',
    ]);
  });

  test('is repeated in the next turn when it is the same', async () => {
    open({ start: 40 });
    choose('Botones');
    fireEvent.click(screen.getByRole('switch', { name: 'Aplicar multiplicador' }));
    const busts = () => {
      fireEvent.click(screen.getByRole('radio', { name: 'Triple (3)' }));
      press('T20');
      press('✅ Confirmar');
    };
    const heard = await hear(busts, busts);
    expect(heard).toEqual(Array(2).fill('Primer dardo: Triple 20, 60. Te pasas.'));
  });
});

describe('a selected dart', () => {
  const FOURTH = 'Ya van tres dardos: confirma o deshaz.';
  const slots = () =>
    screen
      .getAllByRole('button', { pressed: false })
      .map((each) =>
        [...each.querySelectorAll('[aria-hidden]')].map((part) => part.textContent).join(''),
      );
  const throwThree = () => ['Triple 20, 60', 'Simple 5, 5', 'Simple 20, 20'].forEach(throwAt);

  test('is replaced by the next dart', () => {
    open();
    throwThree();
    press('Cambiar el segundo dardo: 5');
    throwAt('Simple 20, 20');
    expect(slots()).toEqual(['T2060', '2020', '2020']);
    expect(thrown()).toBe('100');
    expect(screen.getByText('Segundo dardo: 20. Quedan 401.')).toBeTruthy();
    throwAt('Simple 1, 1');
    expect(toasts()).toEqual([FOURTH]);

    press('Cambiar el primer dardo: Triple 20, 60');
    press('🚨 OUT');
    press('✅ Confirmar');
    expect(board().scores).toEqual([461, 501]);
  });

  test('is also replaced in a turn that was taken back, by another entry method', () => {
    open();
    throwThree();
    press('✅ Confirmar');
    press('↩️ Deshacer');
    choose('Botones');
    press('Cambiar el segundo dardo: 5');
    press('Doble Bull');
    press('✅ Confirmar');
    expect(board().scores).toEqual([371, 501]);
  });

  test('is the last dart of the turn when its change ends the turn', () => {
    open({ start: 60 });
    ['Simple 20, 20', 'Simple 5, 5', 'Simple 20, 20'].forEach(throwAt);
    press('Cambiar el segundo dardo: 5');
    throwAt('Doble 20, 40');
    expect(thrown()).toBe('60');
    press('✅ Confirmar');
    expect(screen.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeTruthy();
  });

  test.each([
    ['when it is pressed again', 'Cambiar el primer dardo: Triple 20, 60', '85'],
    ['when the last dart is taken back', '↩️ Deshacer', '65'],
  ])('is deselected %s', (_, button, left) => {
    open();
    throwThree();
    press('Cambiar el primer dardo: Triple 20, 60');
    press(button);
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    expect(thrown()).toBe(left);
  });

  test('is changed by keyboard on the board, and Enter then confirms the turn', () => {
    open();
    throwThree();
    press('Cambiar el primer dardo: Triple 20, 60');
    screen.getByLabelText('Simple 20, 20').focus();
    const enter = () => fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    enter();
    expect(thrown()).toBe('45');
    expect(board().toThrow).toBe('Ana');
    enter();
    expect(board()).toEqual({ scores: [456, 501], toThrow: 'Biel' });
  });
});

describe('with automatic confirmation, a turn', () => {
  const setToConfirm = () => localStorage.setItem('self-confirm', 'on');

  test('is confirmed by its third dart, and an extra tap is not a dart of the rival', () => {
    setToConfirm();
    open();
    for (let tap = 0; tap < 4; tap++) throwAt('Simple 20, 20');
    expect(board()).toEqual({ scores: [441, 501], toThrow: 'Biel' });
    expect(screen.getByText('No hay dardos lanzados')).toBeTruthy();

    wait(500);
    throwAt('Simple 20, 20');
    expect(thrown()).toBe('20');
  });

  test.each([
    ['wins', 20],
    ['busts', 19],
  ])('is confirmed by the dart that %s', (_, start) => {
    setToConfirm();
    open({ start });
    throwAt('Simple 20, 20');
    expect(board().scores[0]).toBe(start === 20 ? 0 : 19);
    expect(board().toThrow).not.toBe('Ana');
  });

  test('brought back by Deshacer waits to be changed and confirmed', () => {
    setToConfirm();
    open();
    for (let dart = 0; dart < 3; dart++) throwAt('Simple 20, 20');
    press('↩️ Deshacer');
    expect(thrown()).toBe('60');
    wait(500);
    press('Cambiar el primer dardo: 20');
    throwAt('Simple 20, 20');
    expect(board().toThrow).toBe('Ana');
    press('✅ Confirmar');
    expect(board().scores).toEqual([441, 501]);
  });
});
