import { cleanup, fireEvent, screen } from '@testing-library/react';
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
} from '#test/local-game.tsx';
import { left } from '#test/menu.tsx';
import { press } from '#test/page.tsx';

startForEach();

describe('a reload', () => {
  test('goes on with the turns and the darts there were', () => {
    open();
    play(100, 45);
    choose('Diana');
    throwAt('Triple 20, 60');
    reload();
    expect(board()).toEqual({ scores: [401, 456], toThrow: 'Ana' });
    expect(screen.getByLabelText('Total del turno').textContent).toBe('60');
  });

  test('of the address alone goes on too', () => {
    open();
    play(100);
    cleanup();
    open(null, 'default');
    expect(board()).toEqual({ scores: [401, 501], toThrow: 'Biel' });
  });

  test('does not bring a former game into a new one', () => {
    open();
    play(100);
    cleanup();
    open({}, 'second-visit');
    expect(board()).toEqual({ scores: [501, 501], toThrow: 'Ana' });
  });

  test.each(['', 'no JSON', '{}', '{"navigationKey":"default","local":{"game":{"turns":3}}}'])(
    'ignores what is no game: %s',
    (stored) => {
      sessionStorage.setItem('local-game', stored);
      open(null, 'default');
      expect(screen.getByText('nueva partida')).toBeTruthy();
    },
  );
});

describe('leaving through the menu', () => {
  test('is asked about', () => {
    open();
    press('Ligas');
    fireEvent.click(
      dialog('¿Salir de la partida?').getByRole('button', { name: 'Seguir jugando' }),
    );
    expect(left).not.toHaveBeenCalled();

    press('Ligas');
    fireEvent.click(dialog('¿Salir de la partida?').getByRole('button', { name: 'Salir' }));
    expect(left).toHaveBeenCalledOnce();
  });

  test('gives the game up', () => {
    open();
    play(100);
    press('Ligas');
    fireEvent.click(dialog('¿Salir de la partida?').getByRole('button', { name: 'Salir' }));
    cleanup();
    open(null, 'default');
    expect(screen.getByText('nueva partida')).toBeTruthy();
  });
});
