import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, pressByKey, pressSoon, renderAt, seeToast } from '#test/page.tsx';
import { broken, good, refused, serveAnswers, type Answer } from '#test/server.ts';
import { DateSettings } from './date-settings.tsx';

const KEPT = 'GET /reminders/';
const CHANGED = 'PUT /reminders/';
const RENEWED = 'POST /reminders/calendar/renew';
const WARNING = 'La dirección de ahora dejará de servir y tendrás que suscribirte otra vez.';

const calendar = () => screen.getByLabelText<HTMLInputElement>('Mi calendario');
const reminders = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Avisarme/ });
const addressOf = (token: string) =>
  `webcal://${location.host}/api/reminders/calendar/${token}/partidas.ics`;

/** Renders the settings of a player without mails, with a calendar token `one`. */
async function open(answers: Readonly<Record<string, Answer>> = {}) {
  const kept = () => good({ reminders: false, calendarToken: 'one' });
  const sent = serveAnswers({ [KEPT]: kept, ...answers });
  renderAt('/', <DateSettings />);
  await screen.findByLabelText('Mi calendario');
  return sent;
}

test('reminder mails are off until the player turns them on, and the choice is saved at once', async () => {
  const sent = await open({
    [CHANGED]: () => good({ reminders: true, calendarToken: 'one' }),
  });
  expect(reminders().checked).toBe(false);
  reminders().focus();
  fireEvent.click(reminders());
  await waitFor(() => expect(reminders().getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(reminders());
  await seeToast('Preferencias guardadas');
  expect(sent[CHANGED]).toEqual({ reminders: true });
  expect(reminders().checked).toBe(true);
});

test('reminder mails that could not be turned on stay off, and the player reads why', async () => {
  await open({ [CHANGED]: refused('Hace falta un correo') });
  fireEvent.click(reminders());
  await seeToast('Hace falta un correo');
  expect(reminders().checked).toBe(false);
  await waitFor(() => expect(reminders().getAttribute('aria-disabled')).toBeNull());
});

test('the calendar has an address to subscribe to, and one touch selects all of it', async () => {
  await open();
  expect(calendar().value).toBe(addressOf('one'));
  expect(calendar().readOnly).toBe(true);
  calendar().focus();
  const { selectionStart, selectionEnd, value } = calendar();
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test('the calendar address changes only after a warning that the old address stops working', async () => {
  let renewals = 0;
  await open({
    [RENEWED]: () => {
      renewals += 1;
      return good({ reminders: false, calendarToken: 'two' });
    },
  });
  pressByKey('Cambiar la dirección');
  expect(document.activeElement).toBe(screen.getByText(WARNING));
  pressByKey('Cancelar');
  expect(screen.queryByText(WARNING)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Cambiar la dirección');
  expect(renewals).toBe(0);

  press('Cambiar la dirección');
  press('Cambiar la dirección');
  await waitFor(() => expect(calendar().value).toBe(addressOf('two')));
  expect(renewals).toBe(1);
  await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
});

test('an address that fails to change stays valid, and the warning stays open', async () => {
  await open({ [RENEWED]: broken });
  press('Cambiar la dirección');
  press('Cambiar la dirección');
  await seeToast('No se han podido guardar las preferencias.');
  expect(calendar().value).toBe(addressOf('one'));
  screen.getByText(WARNING);
});

test('preferences that fail to load are retried with one touch', async () => {
  let answer = broken;
  serveAnswers({ [KEPT]: () => answer() });
  renderAt('/', <DateSettings />);
  await screen.findByText('No se han podido cargar tus preferencias.');
  answer = () => good({ reminders: true, calendarToken: 'one' });
  await pressSoon('Reintentar');
  await waitFor(() => expect(reminders().checked).toBe(true));
});
