import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressSoon, visit } from '#test/page.tsx';
import { broken, good, serveAnswers } from '#test/server.ts';
import { RemindersOffPage } from './reminders-off-page.tsx';

const OFF = 'POST /reminders/off/secret';
const DONE = /^Ya no recibirás avisos de tus partidas por correo\./;

const open = () =>
  visit('/reminders/off/:token', <RemindersOffPage />, null, '/reminders/off/secret');

test('the link in a mail turns reminders off, with or without a session', async () => {
  let asked = 0;
  serveAnswers({
    [OFF]: () => {
      asked += 1;
      return good();
    },
  });
  open();
  screen.getByRole('heading', { name: 'Avisos de mis partidas' });
  expect(screen.queryByText(DONE)).toBeNull(); // not before it is so
  await screen.findByText(DONE);
  expect(asked).toBe(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure is shown, and can be retried', async () => {
  let answer = broken;
  serveAnswers({ [OFF]: () => answer() });
  open();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No se han podido desactivar los avisos.',
  );
  expect(screen.queryByText(DONE)).toBeNull();
  answer = () => good();
  await pressSoon('Reintentar');
  await screen.findByText(DONE);
  expect(screen.queryByRole('alert')).toBeNull();
});
