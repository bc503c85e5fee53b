import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { board, choose, open, startForEach, throwAt, wait } from '#test/local-game.tsx';
import { press } from '#test/page.tsx';

startForEach();

const thrown = () => screen.getByLabelText('Total del turno').textContent;

describe('what is said of each dart', () => {
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

  test('is what it hit and what is left, once, and so when it is taken back', async () => {
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

  test('is said again of the next turn where it is the same', async () => {
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

describe('set to confirm by itself, a turn', () => {
  const setToConfirm = () => localStorage.setItem('self-confirm', 'on');

  test('is confirmed by its third dart, and no tap too many is a dart of the rival', () => {
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
    expect(board().toThrow).toBe('Ana');
    press('✅ Confirmar');
    expect(board().scores).toEqual([441, 501]);
  });
});
