import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts, visit } from '#test/page.tsx';
import { ana } from '#test/people.ts';
import { type Answer, bad, broken, good, serveAnswers } from '#test/server.ts';
import { ResetPage } from './reset-page.tsx';

const DEAD = 'El enlace de recuperación ha expirado o es inválido.';
const CHECK = 'POST /users/validateresetpasswordtoken';
const SAVE = 'POST /users/resetpassword';
const where = () => screen.getByRole('status', { name: 'dirección' }).textContent;

async function save(password: string, confirmation = password) {
  fireEvent.change(await screen.findByLabelText('Contraseña'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Confirmar Contraseña'), {
    target: { value: confirmation },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar nueva contraseña' }));
}

afterEach(() => vi.useRealTimers());

test('the page checks the link with the server, and removes the token from the address', async () => {
  const sent = serveAnswers({ [CHECK]: () => good({ valid: true }) });
  visit('/resetpassword?token=vale', <ResetPage />, null);
  await screen.findByLabelText('Contraseña');
  expect(sent[CHECK]).toEqual({ token: 'vale' });
  expect(where()).toBe('/resetpassword');
});

test('the page saves the password, and opens the login page after two seconds', async () => {
  const sent = serveAnswers({ [CHECK]: () => good({ valid: true }), [SAVE]: () => good() });
  visit('/resetpassword?token=vale', <ResetPage />, null);
  await screen.findByLabelText('Contraseña');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await save('oche-2-37-M');

  await vi.waitFor(() =>
    expect(toasts()).toEqual(['Tu contraseña ha sido modificada correctamente.']),
  );
  expect(sent[SAVE]).toEqual({ token: 'vale', password: 'oche-2-37-M' });
  await vi.advanceTimersByTimeAsync(1800);
  expect(where()).toBe('/resetpassword');
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(where()).toBe('/login'));
});

test('two different passwords are not sent', async () => {
  const sent = serveAnswers({ [CHECK]: () => good({ valid: true }) });
  visit('/resetpassword?token=vale', <ResetPage />, null);
  await save('oche-2-37-M', 'oche-2-37-N');
  await waitFor(() => expect(toasts()).toEqual(['Las contraseñas no coinciden.']));
  expect(sent[SAVE]).toBeUndefined();
});

test.each([
  ['/resetpassword', 'Token no proporcionado.'],
  ['/resetpassword?token=', 'Token no proporcionado.'],
  ['/resetpassword?token=malo', DEAD],
])('%s leads back to password recovery: %s', async (address, reason) => {
  serveAnswers({ [CHECK]: () => bad(400, DEAD) });
  visit(address, <ResetPage />, null);
  const link = await screen.findByRole('link', { name: 'Pedir otro enlace' });
  expect(link.getAttribute('href')).toBe('/recoverpassword');
  expect(toasts()).toEqual([reason]);
});

test('a logged-in user with a dead link gets a new link by mail to their own address', async () => {
  const MAIL = 'POST /users/send-recovery';
  const sent = serveAnswers({ [CHECK]: () => bad(400, DEAD), [MAIL]: () => good() });
  visit('/resetpassword?token=malo', <ResetPage />, ana);
  expect(await screen.findByText('Podemos enviarte otro a ana@correo.es.')).toBeDefined();
  expect(sent[MAIL]).toBeUndefined();

  fireEvent.click(screen.getByRole('button', { name: 'Pedir otro enlace' }));
  await screen.findByText(/Mira tu correo, ana@correo.es/);
  expect(sent[MAIL]).toEqual({ email: 'ana@correo.es' });
  expect(where()).toBe('/resetpassword');
});

test('a mail request that fails shows the error, and can be retried', async () => {
  serveAnswers({
    [CHECK]: () => bad(400, DEAD),
    'POST /users/send-recovery': () => bad(429, 'Demasiados intentos. Espera un poco.'),
  });
  visit('/resetpassword?token=malo', <ResetPage />, ana);
  fireEvent.click(await screen.findByRole('button', { name: 'Pedir otro enlace' }));
  await waitFor(() => expect(toasts()).toEqual([DEAD, 'Demasiados intentos. Espera un poco.']));
  expect(screen.queryByText(/Mira tu correo/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Pedir otro enlace' })).toBeDefined();
});

test('a link used up after its check is reported on saving', async () => {
  const check = vi.fn<Answer>(() => good({ valid: true }));
  serveAnswers({ [CHECK]: check, [SAVE]: () => bad(400, DEAD) });
  visit('/resetpassword?token=vale', <ResetPage />, null);
  await screen.findByLabelText('Contraseña');
  check.mockImplementation(() => bad(400, DEAD));
  await save('oche-2-37-M');
  await screen.findByRole('link', { name: 'Pedir otro enlace' });
  expect(toasts()).toEqual([DEAD]);
});

test('a second press confirms the saved password when the first answer was lost', async () => {
  const check = vi.fn<Answer>(() => good({ valid: true }));
  const lost = () => new Response('', { status: 502 }); // a proxy's
  const used = () => bad(400, DEAD, {}, 'invalid-reset-token');
  const answer = vi.fn<Answer>(used).mockImplementationOnce(lost);
  serveAnswers({ [CHECK]: check, [SAVE]: answer });
  visit('/resetpassword?token=vale', <ResetPage />, null);
  await save('oche-2-37-M');
  await waitFor(() => expect(toasts()).toEqual(['Error inesperado']));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar nueva contraseña' }));
  await waitFor(() =>
    expect(toasts()).toContain('Tu contraseña ha sido modificada correctamente.'),
  );
  expect(check).toHaveBeenCalledOnce();
});

test('the typed password survives a server error', async () => {
  const check = vi.fn<Answer>(() => good({ valid: true }));
  serveAnswers({ [CHECK]: check, [SAVE]: broken });
  visit('/resetpassword?token=vale', <ResetPage />, null);
  await screen.findByLabelText('Contraseña');
  check.mockImplementation(broken);
  await save('oche-2-37-M');
  await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(toasts()).toEqual(['Error inesperado']));
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('oche-2-37-M');
});

test('a check of the link that fails with a server error can be retried', async () => {
  const check = vi.fn<Answer>(broken);
  serveAnswers({ [CHECK]: check });
  visit('/resetpassword?token=vale', <ResetPage />, null);
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
});
