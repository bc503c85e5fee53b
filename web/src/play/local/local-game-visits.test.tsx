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

describe('a game is kept beyond its tab', () => {
  const inAnotherTab = () => {
    cleanup();
    sessionStorage.clear();
  };

  test('and goes on in another one, which then keeps it', () => {
    open();
    play(100, 45);
    inAnotherTab();
    open(null, 'second-visit');
    expect(board()).toEqual({ scores: [401, 456], toThrow: 'Ana' });
    play(60);
    inAnotherTab();
    open(null, 'third-visit');
    expect(board()).toEqual({ scores: [341, 456], toThrow: 'Biel' });
  });

  test('and gone when given up there before another dart', () => {
    open();
    play(100);
    inAnotherTab();
    open(null, 'second-visit');
    press('Ligas');
    fireEvent.click(dialog('¿Salir de la partida?').getByRole('button', { name: 'Salir' }));
    inAnotherTab();
    open(null, 'third-visit');
    expect(screen.getByText('nueva partida')).toBeTruthy();
  });

  test('but a tab reloaded goes on with its own, and gives up no other', () => {
    open({}, 'here');
    play(100);
    const here = sessionStorage.getItem('local-game') ?? '';
    inAnotherTab();
    open({}, 'there');
    play(26);
    inAnotherTab();
    sessionStorage.setItem('local-game', here);
    const there = localStorage.getItem('local-game') ?? '';
    open({}, 'here');
    expect(board().scores).toEqual([401, 501]);

    localStorage.setItem('local-game', there); // the other one has gone on meanwhile
    press('Ligas');
    fireEvent.click(dialog('¿Salir de la partida?').getByRole('button', { name: 'Salir' }));
    inAnotherTab();
    open(null, 'later');
    expect(board().scores).toEqual([475, 501]);
  });
});

describe('the visit a game was begun in', () => {
  /** Ana and Biel play, and go on in another visit. */
  function playInTwoVisits() {
    open({}, 'begun');
    play(100, 45);
    cleanup();
    open(null, 'continued');
    play(60);
    cleanup();
  }

  test('goes on with it after another visit has', () => {
    playInTwoVisits();
    open({}, 'begun');
    expect(board()).toEqual({ scores: [341, 456], toThrow: 'Biel' });
    play(56);
    cleanup();
    open(null, 'continued');
    expect(board()).toEqual({ scores: [341, 400], toThrow: 'Ana' });
    cleanup();
    open(null, 'continued-again');
    play(41);
    cleanup();
    open({}, 'begun');
    expect(board()).toEqual({ scores: [300, 400], toThrow: 'Biel' });
  });

  test('goes on with the rematch that was begun in another', () => {
    open({ start: 40 }, 'begun');
    play(20);
    cleanup();
    open(null, 'continued');
    play(40);
    press('Volver a jugar');
    play(10);
    cleanup();
    open({ start: 40 }, 'begun');
    expect(board()).toEqual({ scores: [30, 40], toThrow: 'Biel' }); // whoever lost starts it
  });

  test('gives it up for the device, and begins anew where it was given up elsewhere', () => {
    playInTwoVisits();
    open({}, 'begun');
    press('Ligas');
    fireEvent.click(dialog('¿Salir de la partida?').getByRole('button', { name: 'Salir' }));
    cleanup();
    open(null, 'continued');
    expect(screen.getByText('nueva partida')).toBeTruthy();
    cleanup();
    open({}, 'begun');
    expect(board()).toEqual({ scores: [501, 501], toThrow: 'Ana' });
  });
});

describe('leaving through the menu', () => {
  test('keeps the game for those who continue it later', () => {
    open();
    play(100);
    press('Ligas');
    expect(dialog('¿Salir de la partida?').getByText(/^Puedes seguirla luego\./)).toBeTruthy();
    press('Continuar más tarde');
    expect(left).toHaveBeenCalledOnce();
    cleanup();
    open(null, 'default');
    expect(board().scores).toEqual([401, 501]);
  });

  test('offers no later to a game without a dart', () => {
    open();
    press('Ligas');
    expect(screen.getByRole('button', { name: 'Salir' })).toBeTruthy();
    expect(screen.getByText('Se perderá el progreso de la partida.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continuar más tarde' })).toBeNull();
  });

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
