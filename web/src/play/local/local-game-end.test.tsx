import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BUST_MS } from '#play/screen/use-bust.ts';
import { board, open, play, reload, startForEach, wait } from '#test/local-game.tsx';
import { press } from '#test/page.tsx';

startForEach();

describe('a bust', () => {
  test('counts 0, shows a notice for two and a half seconds, and passes the turn', () => {
    open({ start: 40 });
    play(41);
    expect(screen.getByRole('alert').textContent).toBe('¡BUST! Te has pasado');
    expect(screen.getByRole('table').textContent).toContain('Bust40');
    expect(board()).toEqual({ scores: [40, 40], toThrow: 'Biel' });
    wait(BUST_MS - 1);
    expect(screen.getByRole('alert')).toBeTruthy();
    wait(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('differs from a turn of zero', () => {
    open({ start: 40 });
    play(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('table').textContent).not.toContain('Bust');
  });
});

describe('the end of a game', () => {
  test('comes with exactly 0, and shows scores and averages', () => {
    open({ start: 150 });
    play(100, 45, 50);
    const end = screen.getByRole('dialog', { name: 'Ana ha ganado!' });
    expect(end.textContent).toContain('Ana0Media por turno 75,00');
    expect(end.textContent).toContain('Biel105Media por turno 45,00');
  });

  test('comes after the last round: the lower score wins', () => {
    open();
    play(...Array.from({ length: 9 }, () => [20, 20]).flat(), 20, 21);
    expect(screen.getByRole('dialog', { name: 'Biel ha ganado!' })).toBeTruthy();
  });

  test('comes after the last round: equal scores draw', () => {
    open();
    play(...Array.from({ length: 20 }, () => 20));
    expect(screen.getByRole('dialog', { name: '¡Empate!' })).toBeTruthy();
  });

  test('leads home, and leaves no game behind', () => {
    open({ start: 60 });
    play(60);
    press('Salir');
    expect(screen.getByText('inicio')).toBeTruthy();
    reload(null);
    expect(screen.getByText('nueva partida')).toBeTruthy();
  });
});

describe('the rematch', () => {
  test('is started by the player who did not win', () => {
    open({ start: 60 });
    play(60);
    press('Volver a jugar');
    expect(board()).toEqual({ scores: [60, 60], toThrow: 'Biel' });
  });

  test('after a draw is started by the player who did not start', () => {
    open();
    play(...Array.from({ length: 20 }, () => 20));
    press('Volver a jugar');
    expect(board().toThrow).toBe('Biel');
    play(...Array.from({ length: 20 }, () => 20));
    press('Volver a jugar');
    expect(board().toThrow).toBe('Ana');
  });

  test('counts the games won, through reloads and undone endings', () => {
    open({ start: 60 });
    play(60);
    expect(screen.getByRole('dialog').textContent).not.toContain('Partidas');
    press('Volver a jugar');
    play(60);
    expect(screen.getByRole('dialog').textContent).toContain('Partidas: Ana 1 - 1 Biel');
    reload();
    expect(screen.getByRole('dialog').textContent).toContain('Partidas: Ana 1 - 1 Biel');
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: '↩️ Deshacer' }),
    );
    play(0, 60);
    expect(screen.getByRole('dialog').textContent).toContain('Partidas: Ana 2 - 0 Biel');
  });
});
