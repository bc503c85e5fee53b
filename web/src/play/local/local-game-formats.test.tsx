import { PRESETS } from '@darts/rules/play/x01/settings';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
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
import { press, renderAt, toasts } from '#test/page.tsx';
import { LEG_END_MS } from '#play/dialogs/leg-end-time.ts';
import { loadDeferredParts } from '#play/screen/deferred-parts.tsx';
import { BUST_MS } from '#play/screen/use-bust.ts';
import { ContinueGame } from './continue-game.tsx';

startForEach();

const double = { ...PRESETS.double, start: 101 };
const openAt = (left: number, format: Parameters<typeof open>[0] = double) =>
  open({ ...format, start: left });

describe('with double out', () => {
  test('leaving 1 or reaching 0 without a double is a bust, shown before it is confirmed', () => {
    openAt(41);
    throwAt('Doble 20, 40');
    expect(screen.getByText('Te pasas, queda 1')).toBeTruthy();
    throwAt('Simple 1, 1');
    expect(toasts()).toContain('Te pasas, queda 1: confirma o deshaz.');
    press('↩️ Deshacer');
    throwAt('Simple 1, 1');
    throwAt('Simple 20, 20');
    throwAt('Simple 20, 20');
    expect(screen.getByText('Te pasas, sin doble')).toBeTruthy();
    press('✅ Confirmar');
    wait(BUST_MS);
    expect(board()).toEqual({ scores: [41, 41], toThrow: 'Biel' });

    throwAt('Simple 1, 1');
    throwAt('Doble 20, 40');
    press('✅ Confirmar');
    expect(screen.getByRole('dialog', { name: 'Biel ha ganado!' })).toBeTruthy();
  });

  test('a leg level after its rounds goes on as sudden death, and says so', () => {
    openAt(101, { ...double, legs: 3, rounds: 10 });
    choose('Numerico');
    for (let turn = 0; turn < 18; turn += 1) typeTotal('0');
    expect(screen.getByText('Última ronda')).toBeTruthy();
    for (let turn = 0; turn < 2; turn += 1) typeTotal('0');
    expect(screen.getByText('Muerte súbita')).toBeTruthy();
    expect(screen.queryByText('Última ronda')).toBeNull();
  });

  test('the keys count the values that they show, and have no switch', () => {
    openAt(60);
    choose('Botones');
    expect(screen.queryByRole('switch')).toBeNull();
    press('20');
    fireEvent.click(screen.getByRole('radio', { name: 'Doble (2)' }));
    press('D20');
    press('✅ Confirmar');
    expect(screen.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeTruthy();
  });

  test('a total that no double closes is a bust, and a closing total asks for the darts used', () => {
    openAt(159);
    choose('Numerico');
    fireEvent.change(totalField(), { target: { value: '159' } });
    expect(screen.getByText('Te pasas, sin doble')).toBeTruthy();
    fireEvent.change(totalField(), { target: { value: '158' } });
    expect(screen.getByText('Te pasas, queda 1')).toBeTruthy();
    typeTotal(119);
    typeTotal(159);
    wait(BUST_MS);
    expect(board()).toEqual({ scores: [40, 159], toThrow: 'Ana' });

    typeTotal(40);
    const asked = dialog('Dardos usados');
    expect(asked.getAllByRole('button').map((each) => each.textContent)).toEqual([
      '1 dardo',
      '2 dardos',
      '3 dardos',
      'Cancelar',
    ]);
    press('Cancelar');
    expect(totalField().value).toBe('40');
    typeTotal(40);
    press('1 dardo');
    expect(screen.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeTruthy();
    expect(localStorage.getItem('local-game')).toContain('{"darts":[40],"dartsUsed":1}');
  });

  test('a total that only three darts close asks no question', () => {
    openAt(170);
    play(170);
    expect(screen.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeTruthy();
  });
});

test('with double in, darts before a double do not count, and a total must contain a double', () => {
  openAt(301, { in: 'double' });
  throwAt('Triple 20, 60');
  throwAt('Doble 20, 40');
  throwAt('Simple 5, 5');
  expect(screen.getByLabelText('Total del turno').textContent).toBe('45');
  press('✅ Confirmar');
  choose('Numerico');
  typeTotal(180);
  expect(screen.getByRole('alert').textContent).toMatch(/^Hay que empezar con un doble/);
  typeTotal(0);
  expect(board()).toEqual({ scores: [256, 301], toThrow: 'Ana' });
});

describe('at best of 3 legs', () => {
  const legs = () =>
    [...screen.getByRole('region', { name: 'Marcador' }).children].map(
      (half) => half.textContent?.match(/Legs: (\d)/)?.[1],
    );
  const openLegs = () => openAt(40, { ...double, legs: 3 });

  test('a leg ends with a message, and the next leg begins by itself with the other player', () => {
    openLegs();
    expect(legs()).toEqual(['0', '0']);
    play(20, 20);
    typeTotal(20);
    press('2 dardos');
    expect(dialog('Leg para Ana, 5 dardos').getByText('Siguiente leg')).toBeTruthy();
    wait(LEG_END_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([legs(), board()]).toEqual([['1', '0'], { scores: [40, 40], toThrow: 'Biel' }]);
  });

  test('a leg is undone with its last turn and played again, also after a reload', () => {
    openLegs();
    play(40);
    press('1 dardo');
    wait(500); // deaf to the tap that ended the leg
    press('Siguiente leg');
    expect(screen.queryByRole('dialog')).toBeNull();
    reload();
    expect([legs(), board()]).toEqual([['1', '0'], { scores: [40, 40], toThrow: 'Biel' }]);
    press('↩️ Deshacer');
    expect([legs(), board()]).toEqual([['0', '0'], { scores: [40, 40], toThrow: 'Ana' }]);
    expect(screen.queryByRole('dialog')).toBeNull();

    play(0, 40);
    press('2 dardos');
    expect(screen.getByRole('dialog', { name: 'Leg para Biel, 2 dardos' })).toBeTruthy();
    wait(LEG_END_MS);
    play(40);
    press('1 dardo');
    const end = screen.getByRole('dialog', { name: 'Biel ha ganado!' });
    expect(end.textContent).toMatch(/Ana0.*Biel2/);
    press('↩️ Deshacer');
    expect(legs()).toEqual(['0', '1']);
    play(40);
    press('1 dardo');
    press('Volver a jugar');
    expect([legs(), board()]).toEqual([['0', '0'], { scores: [40, 40], toThrow: 'Ana' }]);
  });

  test('the format is shown before the first turn and over the history, which names leg winners', async () => {
    openLegs();
    await act(loadDeferredParts);
    const named = () => screen.queryAllByText('40 a doble, al mejor de 3').length;
    expect(named()).toBe(2);
    play(0);
    expect(named()).toBe(1);
    play(40);
    press('1 dardo');
    wait(LEG_END_MS);
    expect(
      screen.getAllByRole('rowheader', { name: /^Leg/ }).map((each) => each.textContent),
    ).toEqual(['Leg 1 · para Biel', 'Leg 2']);

    cleanup();
    renderAt('/', <ContinueGame />, null);
    expect(screen.getByRole('link').textContent).toBe('Continuar: Ana 40 - 40 Biel (legs: 0 - 1)');
  });

  test('a leg is undone from its end message, which returns when the leg is won again', () => {
    openLegs();
    play(0, 40);
    press('1 dardo');
    wait(500); // deaf to the tap that ended the leg
    fireEvent.click(dialog('Leg para Biel, 1 dardo').getByText('↩️ Deshacer'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([legs(), board()]).toEqual([['0', '0'], { scores: [40, 40], toThrow: 'Biel' }]);
    play(40);
    press('2 dardos');
    expect(screen.getByRole('dialog', { name: 'Leg para Biel, 2 dardos' })).toBeTruthy();
  });

  test('the second tap of a double tap begins no leg', () => {
    openLegs();
    play(40);
    press('1 dardo');
    press('Siguiente leg');
    expect(screen.getByRole('dialog', { name: 'Leg para Ana, 1 dardo' })).toBeTruthy();
  });

  test('the last round decides a leg with a bust, and the bust is shown first', () => {
    openLegs();
    play(...Array<number>(38).fill(0), 2, 39);
    expect(screen.getByText('¡BUST!')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: /^Leg para/ })).toBeNull();
    wait(BUST_MS);
    expect(screen.getByRole('dialog', { name: 'Leg para Ana, 60 dardos' })).toBeTruthy();
  });
});

describe('a game kept on the device', () => {
  test('comes back with its format, its beds and the darts used to close', () => {
    openAt(101);
    throwAt('Triple 20, 60');
    throwAt('Simple 1, 1');
    press('✅ Confirmar');
    fireEvent.click(
      dialog('Confirmar turno incompleto').getByRole('button', { name: 'Confirmar' }),
    );
    play(100); // a bust, as it leaves 1
    wait(BUST_MS);
    play(40);
    press('2 dardos');
    cleanup();
    open(null, 'default');
    expect(screen.getByRole('dialog', { name: 'Ana ha ganado!' })).toBeTruthy();
    press('↩️ Deshacer');
    press('↩️ Deshacer');
    expect(board()).toEqual({ scores: [40, 101], toThrow: 'Biel' });
    press('↩️ Deshacer');
    choose('Diana');
    expect(
      screen.getByRole('button', { name: 'Cambiar el primer dardo: Triple 20, 60' }),
    ).toBeTruthy();
  });

  test.each([
    ['a bed that does not exist', { turns: [{ beds: ['T21'] }], thrown: [[]] }],
    [
      'a starting score that no double can close',
      { setup: { ...double, players: ['', ''], starter: 0, start: 1 } },
    ],
    [
      'a number of legs that may give no winner',
      { setup: { ...double, players: ['', ''], starter: 0, legs: 2 } },
    ],
    ['a starter who does not play', { setup: { ...double, players: ['', ''], starter: 2 } }],
  ])('is discarded with %s', (_, wrong) => {
    open();
    play(100);
    const kept = JSON.parse(localStorage.getItem('local-game') ?? '') as object;
    cleanup();
    for (const store of [sessionStorage, localStorage]) {
      store.setItem('local-game', JSON.stringify({ ...kept, ...wrong }));
    }
    open(null);
    expect(screen.getByText('nueva partida')).toBeTruthy();
  });
});
