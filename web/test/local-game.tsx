/** The page of a local game between Ana and Biel, and what they do there. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeAll, beforeEach, vi } from 'vitest';
import { ExitGuardProvider } from '#platform/exit-guard.tsx';
import { paths } from '#platform/paths.ts';
import { LocalGamePage } from '#play/local/local-game-page.tsx';
import { defaultSetup, type LocalSetup } from '#play/local/local-setup.ts';
import { loadDeferredParts } from '#play/screen/deferred-parts.tsx';
import { left, Menu } from './menu.tsx';
import { renderAt } from './page.tsx';

const setup: LocalSetup = { ...defaultSetup, players: ['Ana', 'Biel'], rounds: 10 };

/** Opens the local game as the form does, or without players, as somebody who types the address. */
export function open(state: Partial<LocalSetup> | null = {}, key = 'first-visit') {
  const entry = { pathname: paths.localGame, key, state: state && { ...setup, ...state } };
  renderAt(
    entry,
    <ExitGuardProvider>
      <Menu />
      <Routes>
        <Route path={paths.localGame} element={<LocalGamePage />} />
        <Route path={paths.newGame} element={<p>nueva partida</p>} />
        <Route path={paths.home} element={<p>inicio</p>} />
      </Routes>
    </ExitGuardProvider>,
    null,
  );
}

export function reload(state?: Partial<LocalSetup> | null) {
  cleanup();
  open(state);
}

export const throwAt = (bed: string) => fireEvent.click(screen.getByLabelText(bed));
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

export const choose = (mode: string) =>
  fireEvent.change(screen.getByLabelText('Método de entrada'), {
    target: { value: screen.getByRole<HTMLOptionElement>('option', { name: mode }).value },
  });

export const totalField = () =>
  screen.getByLabelText<HTMLInputElement>('Puntuación total del turno');

export function typeTotal(total: number | string) {
  fireEvent.change(totalField(), { target: { value: String(total) } });
  fireEvent.submit(totalField());
}

/** Plays turns by their totals, in turns. */
export function play(...totals: number[]) {
  choose('Numerico');
  for (const total of totals) typeTotal(total);
}

export const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** The scores as the chalkboard has them, and whose half of the scoreboard is lit. */
export function board() {
  const halves = [...screen.getByRole('region', { name: 'Marcador' }).children];
  const chalked = (column: number) =>
    [...document.querySelectorAll(`tr td:nth-child(${column}) b`)].at(-1)?.textContent;
  return {
    scores: [chalked(2), chalked(5)].map(Number),
    toThrow: halves
      .find((half) => half.hasAttribute('aria-current'))
      ?.textContent?.match(/[A-Za-z]+(?=\d)/)?.[0],
  };
}

/** Begins each test with a device that knows no game. To be called once in a file of tests. */
export function startForEach(): void {
  beforeAll(loadDeferredParts); // as the first touch does

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
    left.mockClear();
  });
}
