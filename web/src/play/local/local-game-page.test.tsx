import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ExitGuardProvider, useGuardedLeave } from '#platform/exit-guard.tsx';
import { paths } from '#platform/paths.ts';
import { loadDeferredParts } from '#play/screen/deferred-parts.tsx';
import { BUST_MS } from '#play/screen/use-bust.ts';
import { LocalGamePage } from './local-game-page.tsx';
import type { LocalSetup } from './local-setup.ts';

const setup: LocalSetup = { players: ['Ana', 'Biel'], start: 501, rounds: 10 };

/** Opens the local game as the form does, or without players, as somebody who types the address. */
function open(state: Partial<LocalSetup> | null = {}, key = 'first-visit') {
  const entry = { pathname: paths.localGame, key, state: state && { ...setup, ...state } };
  render(
    <MemoryRouter initialEntries={[entry]}>
      <ExitGuardProvider>
        <MenuLink />
        <Routes>
          <Route path={paths.localGame} element={<LocalGamePage />} />
          <Route path={paths.newGame} element={<p>nueva partida</p>} />
          <Route path={paths.home} element={<p>inicio</p>} />
        </Routes>
      </ExitGuardProvider>
    </MemoryRouter>,
  );
}

const left = vi.fn<() => void>();

function MenuLink() {
  const { leaveAsking } = useGuardedLeave();
  return (
    <button type="button" onClick={() => leaveAsking(left)}>
      Online
    </button>
  );
}

function reload(state?: Partial<LocalSetup> | null) {
  cleanup();
  open(state);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const throwAt = (bed: string) => fireEvent.click(screen.getByLabelText(bed));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

const choose = (mode: string) =>
  fireEvent.change(screen.getByLabelText('Método de entrada'), {
    target: { value: screen.getByRole<HTMLOptionElement>('option', { name: mode }).value },
  });

const totalField = () => screen.getByLabelText<HTMLInputElement>('Puntuación total del turno');

function typeTotal(total: number | string) {
  fireEvent.change(totalField(), { target: { value: String(total) } });
  fireEvent.submit(totalField());
}

/** Plays turns by their totals, whose they may be. */
function play(...totals: number[]) {
  choose('Numerico');
  for (const total of totals) typeTotal(total);
}

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** The scores as the chalkboard has them, and whose half of the scoreboard is lit. */
function board() {
  const halves = [...screen.getByRole('region', { name: 'Marcador' }).children];
  const chalked = (column: number) =>
    [...document.querySelectorAll(`tr td:nth-child(${column}) b`)].at(-1)?.textContent;
  return {
    scores: [chalked(2), chalked(5)].map(Number),
    toThrow: halves
      .find((half) => half.hasAttribute('aria-current'))
      ?.textContent?.match(/^\D+/)?.[0],
  };
}

beforeAll(loadDeferredParts); // as the first touch does

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  left.mockClear();
});

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

describe('a bust', () => {
  test('counts 0, says so for two and a half seconds, and passes the turn', () => {
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

  test('is told apart from a turn that scores nothing', () => {
    open({ start: 40 });
    play(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('table').textContent).not.toContain('Bust');
  });
});

describe('the end', () => {
  test('comes with exactly 0, with scores and averages', () => {
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

  test('leads home, and leaves nothing behind', () => {
    open({ start: 60 });
    play(60);
    press('Salir');
    expect(screen.getByText('inicio')).toBeTruthy();
    reload(null);
    expect(screen.getByText('nueva partida')).toBeTruthy();
  });
});

describe('the rematch', () => {
  test('is started by the one who did not win', () => {
    open({ start: 60 });
    play(60);
    press('Volver a jugar');
    expect(board()).toEqual({ scores: [60, 60], toThrow: 'Biel' });
  });

  test('after a draw is started by the one who did not start', () => {
    open();
    play(...Array.from({ length: 20 }, () => 20));
    press('Volver a jugar');
    expect(board().toThrow).toBe('Biel');
    play(...Array.from({ length: 20 }, () => 20));
    press('Volver a jugar');
    expect(board().toThrow).toBe('Ana');
  });
});

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
    press('Online');
    fireEvent.click(
      dialog('¿Salir de la partida?').getByRole('button', { name: 'Seguir jugando' }),
    );
    expect(left).not.toHaveBeenCalled();

    press('Online');
    fireEvent.click(dialog('¿Salir de la partida?').getByRole('button', { name: 'Salir' }));
    expect(left).toHaveBeenCalledOnce();
  });

  test('gives the game up', () => {
    open();
    play(100);
    press('Online');
    fireEvent.click(dialog('¿Salir de la partida?').getByRole('button', { name: 'Salir' }));
    cleanup();
    open(null, 'default');
    expect(screen.getByText('nueva partida')).toBeTruthy();
  });
});
