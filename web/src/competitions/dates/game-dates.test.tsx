import type { GameDates as Dates } from '@darts/contracts/dates';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press, pressByKey, pressSoon, renderAt, seeToast } from '#test/page.tsx';
import { ana, biel, id } from '#test/people.ts';
import { good, refused, serveAnswers, type Answer } from '#test/server.ts';
import { GameDates } from './game-dates.tsx';

const GAME = id(7);
const CALL = `/games/${GAME}/dates`;
const none: Dates = { dueDate: '2099-10-29', agreedAt: null, proposals: [] };
const by = ({ userId, username }: typeof ana, ...times: string[]): Dates => ({
  ...none,
  proposals: [{ by: { userId, username }, proposedAt: '2099-10-12T18:30:00.000Z', times }],
});
const THURSDAY = '2099-10-22T18:30:00.000Z'; // 20:30 in Madrid
const SUNDAY = '2099-10-25T19:30:00.000Z'; // the same hour, after the change of the clock

/** Renders the dates of one of Ana's games. */
function open(dates: Dates | null, answers: Readonly<Record<string, Answer>> = {}, rival = true) {
  const sent = serveAnswers({ [`GET ${CALL}`]: () => good({ dates }), ...answers });
  renderAt('/', <GameDates gameId={GAME} rival={rival ? biel.username : undefined} />);
  return sent;
}

test('a player reads the last day of a game, and proposes times', async () => {
  const answer = good({ dates: by(ana, THURSDAY) });
  const sent = open(none, { [`POST ${CALL}/proposal`]: () => answer });
  await screen.findByText('Sin hora acordada. Se juega a más tardar el 29/10/2099.');
  press('Proponer fechas');
  const first = screen.getByLabelText<HTMLInputElement>('Día y hora 1');
  expect(first.value).toBe('2099-10-29T20:30'); // an hour at which darts are thrown
  fireEvent.change(first, { target: { value: '2099-10-22T20:30' } });
  press('Añadir otra');
  press('Añadir otra');
  expect(screen.queryByRole('button', { name: 'Añadir otra' })).toBeNull(); // three at most
  press('Enviar propuesta');
  await seeToast('Propuesta enviada');
  expect(sent[`POST ${CALL}/proposal`]).toEqual({ times: ['2099-10-22T20:30'] });
  await screen.findByText(
    /^Has propuesto jueves, 22 de octubre de 2099, 20:30\. Falta que biel elija\.$/,
  );
});

test('a proposal without a time is not sent', async () => {
  const sent = open(none);
  await pressSoon('Proponer fechas');
  fireEvent.change(screen.getByLabelText('Día y hora 1'), { target: { value: '' } });
  press('Enviar propuesta');
  await screen.findByText('Elige día y hora.');
  expect(sent).toEqual({});
  pressByKey('Cancelar');
  expect(screen.queryByLabelText('Día y hora 1')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Proponer fechas');
});

test('a player accepts a time that the rival proposes, shown in Madrid time', async () => {
  const agreed = { ...none, agreedAt: SUNDAY };
  const sent = open(by(biel, THURSDAY, SUNDAY), {
    [`POST ${CALL}/agreement`]: () => good({ dates: agreed }),
  });
  await screen.findByText('biel propone:');
  pressByKey('Aceptar domingo, 25 de octubre de 2099, 20:30');
  await seeToast('Fecha acordada');
  expect(sent[`POST ${CALL}/agreement`]).toEqual({ at: SUNDAY });
  await screen.findByText('Acordada: domingo, 25 de octubre de 2099, 20:30');
  expect(screen.queryByText('biel propone:')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Proponer otras fechas');
});

test('a time accepted too late is refused, and the current date is shown', async () => {
  let dates = by(biel, THURSDAY);
  open(none, {
    [`GET ${CALL}`]: () => good({ dates }),
    [`POST ${CALL}/agreement`]: () => {
      dates = by(biel, SUNDAY);
      return refused('Esa fecha ya no se propone')();
    },
  });
  await pressSoon('Aceptar jueves, 22 de octubre de 2099, 20:30');
  await seeToast('Esa fecha ya no se propone');
  await screen.findByRole('button', { name: 'Aceptar domingo, 25 de octubre de 2099, 20:30' });
});

test('proposed times that have all passed cannot be accepted', async () => {
  open(by(ana));
  expect(await screen.findByText('Las horas propuestas ya han pasado.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Aceptar/ })).toBeNull();
});

test('a spectator reads the agreed date, without buttons', async () => {
  open({ ...by(biel, THURSDAY), agreedAt: SUNDAY }, {}, false);
  await screen.findByText('Acordada: domingo, 25 de octubre de 2099, 20:30');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('biel propone:')).toBeNull();
});

test('an agreed time that passes on an open page is marked, with the next steps', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(THURSDAY) - 5_000 });
  try {
    open({ ...none, agreedAt: THURSDAY });
    await screen.findByText('Acordada: jueves, 22 de octubre, 20:30');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    screen.getByText(
      'La hora acordada ya ha pasado y la partida sigue pendiente: jueves, 22 de octubre, 20:30.',
    );
    screen.getByText('Podéis jugarla ahora o proponer otra fecha.');
    expect(screen.getByRole('button', { name: 'Proponer otras fechas' })).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a spectator reads that the agreed time has passed, without the next steps', async () => {
  open({ ...none, agreedAt: '2025-10-22T18:30:00.000Z' }, {}, false);
  await screen.findByText(/^La hora acordada ya ha pasado y la partida sigue pendiente: miércoles/);
  expect(screen.queryByText(/Podéis jugarla/)).toBeNull();
});
