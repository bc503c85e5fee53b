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
  test('keeps the turns and the darts entered', () => {
    open();
    play(100, 45);
    choose('Diana');
    throwAt('Triple 20, 60');
    reload();
    expect(board()).toEqual({ scores: [401, 456], toThrow: 'Ana' });
    expect(screen.getByLabelText('Total del turno').textContent).toBe('60');
  });

  test('of the address alone keeps the game', () => {
    open();
    play(100);
    cleanup();
    open(null, 'default');
    expect(board()).toEqual({ scores: [401, 501], toThrow: 'Biel' });
  });

  test('does not bring a former game into a new game', () => {
    open();
    play(100);
    cleanup();
    open({}, 'second-visit');
    expect(board()).toEqual({ scores: [501, 501], toThrow: 'Ana' });
  });

  test.each(['', 'no JSON', '{}', '{"navigationKey":"default","local":{"game":{"turns":3}}}'])(
    'ignores stored data that is not a game: %s',
    (stored) => {
      sessionStorage.setItem('local-game', stored);
      open(null, 'default');
      expect(screen.getByText('nueva partida')).toBeTruthy();
    },
  );
});

describe('a local game', () => {
  const inAnotherTab = () => {
    cleanup();
    sessionStorage.clear();
  };

  test('continues in another tab, which then keeps the game', () => {
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

  test('is gone after a player gives it up in another tab before the next dart', () => {
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

  test('continues in its own tab after a reload, and giving it up keeps the game of another tab', () => {
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

describe('the visit that began a game', () => {
  /** Ana and Biel play, and go on in another visit. */
  function playInTwoVisits() {
    open({}, 'begun');
    play(100, 45);
    cleanup();
    open(null, 'continued');
    play(60);
    cleanup();
  }

  test('continues the game after another visit has played on', () => {
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

  test('continues the rematch that another visit began', () => {
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

  test('gives the game up for the device, and begins a new game after another visit gave it up', () => {
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
  test('keeps the game for players who continue later', () => {
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

  test('does not offer to continue later a game without a dart', () => {
    open();
    press('Ligas');
    expect(screen.getByRole('button', { name: 'Salir' })).toBeTruthy();
    expect(screen.getByText('Se perderá el progreso de la partida.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continuar más tarde' })).toBeNull();
  });

  test('asks for confirmation', () => {
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

  test('discards a game that the player gives up', () => {
    open();
    play(100);
    press('Ligas');
    fireEvent.click(dialog('¿Salir de la partida?').getByRole('button', { name: 'Salir' }));
    cleanup();
    open(null, 'default');
    expect(screen.getByText('nueva partida')).toBeTruthy();
  });
});
