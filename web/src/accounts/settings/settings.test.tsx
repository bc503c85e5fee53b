import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { toasts, visit } from '#test/page.tsx';
import { ana } from '#test/people.ts';
import { type Answer, bad, broken, good, serveAnswers } from '#test/server.ts';
import { DeletionPage } from './deletion-page.tsx';
import { PasswordSettingsPage } from './password-settings-page.tsx';
import { ProfileSettingsPage } from './profile-settings-page.tsx';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the profile form', () => {
  const SAVE = `PUT /users/${ana.userId}`;

  test('shows the saved profile, and saves the changes', async () => {
    const saved = { ...ana, username: 'anna', status: 'Los jueves', showEmail: false };
    const sent = serveAnswers({ [SAVE]: () => good({ user: saved }) });
    visit('/settings/profile', <ProfileSettingsPage device={null} dates={null} />);
    expect(field('Nombre de usuario').value).toBe('ana');
    type('Nombre de usuario', 'anna');
    type('Estado', 'Los jueves');
    fireEvent.click(screen.getByLabelText('Mostrar mi correo a otros jugadores'));
    press('Guardar cambios');

    await waitFor(() => expect(toasts()).toEqual(['Perfil actualizado correctamente']));
    expect(sent[SAVE]).toEqual({ username: 'anna', status: 'Los jueves', showEmail: false });
    expect(field('Estado').value).toBe('Los jueves');
  });

  test('says that saving failed, and keeps its fields', async () => {
    serveAnswers({ [SAVE]: broken });
    visit('/settings/profile', <ProfileSettingsPage device={null} dates={null} />);
    type('Nombre de usuario', 'anna');
    press('Guardar cambios');
    await waitFor(() => expect(toasts()).toEqual(['Error al actualizar el perfil']));
    expect(field('Nombre de usuario').value).toBe('anna');
  });

  test('accepts changes while it is being saved, for the next save', async () => {
    const saved = { ...ana, username: 'anna' };
    const sent = serveAnswers({ [SAVE]: () => good({ user: saved }) });
    visit('/settings/profile', <ProfileSettingsPage device={null} dates={null} />);
    type('Nombre de usuario', ' anna ');
    press('Guardar cambios');
    await waitFor(() => expect(sent[SAVE]).toBeTruthy());
    type('Estado', 'Los jueves');
    await waitFor(() => expect(toasts()).toEqual(['Perfil actualizado correctamente']));
    await waitFor(() => expect(field('Nombre de usuario').value).toBe('anna'));
    expect(field('Estado').value).toBe('Los jueves');

    press('Guardar cambios');
    const both = { username: 'anna', status: 'Los jueves', showEmail: true };
    await waitFor(() => expect(sent[SAVE]).toEqual(both));
  });

  test('keeps a name that was saved in another tab', async () => {
    const sent = serveAnswers({
      [SAVE]: () => good({ user: ana }),
      'GET /users/has-session': () => good({ hasSession: true }),
      'GET /users/getuser': () => good({ user: { ...ana, username: 'anna' } }),
    });
    visit('/settings/profile', <ProfileSettingsPage device={null} dates={null} />);
    type('Estado', 'Los jueves');
    fireEvent(document, new Event('visibilitychange', { bubbles: true })); // back from the other tab
    await waitFor(() => expect(field('Nombre de usuario').value).toBe('anna'));
    press('Guardar cambios');
    const both = { username: 'anna', status: 'Los jueves', showEmail: true };
    await waitFor(() => expect(sent[SAVE]).toEqual(both));
  });

  const NAME = 'De 3 a 15 letras, números o _ . -, sin espacios.';
  const UNSEEN = 'Sin saltos de línea ni caracteres invisibles.';

  test.each([
    ['Nombre de usuario', '', 'Introduce un nombre de usuario.'],
    ['Nombre de usuario', 'an', NAME],
    ['Nombre de usuario', 'a'.repeat(16), NAME],
    ['Nombre de usuario', 'an a', NAME],
    ['Nombre de usuario', 'an\u202Ea', NAME],
    ['Nombre de usuario', 'an\u0007a', NAME],
    ['Estado', 'Los jueves \u202Eehco', UNSEEN],
    ['Estado', 'Los\u0000jueves', UNSEEN],
    ['Estado', 'a'.repeat(141), 'Como máximo 140 caracteres.'],
  ])('does not send %s %j: %s', async (label, typed, words) => {
    const sent = serveAnswers({ [SAVE]: () => good({ user: ana }) });
    visit('/settings/profile', <ProfileSettingsPage device={null} dates={null} />);
    type(label, typed);
    press('Guardar cambios');
    await screen.findByText(words);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual({});
  });
});

describe('the password form', () => {
  const change = ([old = '', fresh = '', confirmation = '']: readonly string[]) => {
    type('Contraseña actual', old);
    type('Nueva contraseña', fresh);
    type('Confirmar Contraseña', confirmation);
    press('Cambiar contraseña');
  };
  const CHANGE = 'POST /users/changepassword';

  test.each([
    [
      ['oche-2-37-M', 'oche-2-37-M', 'oche-2-37-M'],
      'La nueva contraseña debe ser diferente a la actual.',
    ],
    [['oche-2-37-M', 'oche-2-37-N', 'oche-2-37-O'], 'Las contraseñas no coinciden.'],
  ] as const)('does not send %j', async (typed, words) => {
    const sent = serveAnswers({});
    visit('/settings/password', <PasswordSettingsPage />);
    change(typed);
    await waitFor(() => expect(toasts()).toEqual([words]));
    expect(sent).toEqual({});
  });

  test.each([
    [() => good(), 'Contraseña actualizada correctamente.'],
    [
      () => bad(403, 'La contraseña actual no es correcta.'),
      'La contraseña actual no es correcta.',
    ],
    [broken, 'Error al cambiar la contraseña.'],
  ])('sends the passwords, and shows the answer', async (answer, words) => {
    const sent = serveAnswers({ [CHANGE]: answer });
    visit('/settings/password', <PasswordSettingsPage />);
    change(['oche-2-37-M', 'oche-2-37-N', 'oche-2-37-N']);
    await waitFor(() => expect(toasts()).toEqual([words]));
    expect(sent[CHANGE]).toEqual({ oldPassword: 'oche-2-37-M', newPassword: 'oche-2-37-N' });
  });

  test.each([
    [() => good(), 'Si hay una cuenta con ese email, recibirás un enlace en unos minutos.'],
    [broken, 'Ha ocurrido un error al enviar el correo.'],
  ])('offers a mail to an account without a password', async (answer, words) => {
    const sent = serveAnswers({ 'POST /users/send-recovery': answer });
    visit('/settings/password', <PasswordSettingsPage />, { ...ana, hasPassword: false });
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
    press('Enviar correo de recuperación');
    await waitFor(() => expect(toasts()).toEqual([words]));
    expect(sent).toEqual({ 'POST /users/send-recovery': { email: 'ana@correo.es' } });
  });
});

describe('deleting the account', () => {
  const open = (answer: () => Response) => {
    serveAnswers({ 'POST /users/delete': answer });
    visit('/settings/delete', <DeletionPage />);
    press('Eliminar cuenta');
    type('Nombre de usuario', 'ana');
    fireEvent.submit(field('Nombre de usuario'));
  };

  test('logs the user out', async () => {
    open(() => good());
    await waitFor(() => expect(toasts()).toEqual(['Cuenta eliminada correctamente']));
    await waitFor(() => expect(screen.getByLabelText('dirección').textContent).toBe('/login'));
  });

  test.each([
    [broken, 'Error al eliminar la cuenta'],
    [
      () => bad(409, 'Tiene que quedar al menos un administrador.'),
      'Tiene que quedar al menos un administrador.',
    ],
  ])('shows the error when it fails', async (answer, words) => {
    open(answer);
    await waitFor(() => expect(toasts()).toEqual([words]));
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  test('cannot be cancelled while it is under way', async () => {
    serveAnswers({}); // none yet
    visit('/settings/delete', <DeletionPage />);
    press('Eliminar cuenta');
    type('Nombre de usuario', 'ana');
    fireEvent.submit(field('Nombre de usuario'));
    const cancel = screen.getByRole('button', { name: 'Cancelar' });
    await waitFor(() => expect(cancel.hasAttribute('disabled')).toBe(true));
    fireEvent.click(cancel);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })); // by Escape
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  test.each(['', 'Ana', 'ana ', 'an', 'anaa'])('needs the exact username, not "%s"', (typed) => {
    const answer = vi.fn<Answer>(() => good());
    serveAnswers({ 'POST /users/delete': answer });
    visit('/settings/delete', <DeletionPage />);
    press('Eliminar cuenta');
    type('Nombre de usuario', typed);
    const [, confirm] = screen.getAllByRole('button', { name: 'Eliminar cuenta' });
    expect(confirm?.hasAttribute('disabled')).toBe(true);
    fireEvent.submit(field('Nombre de usuario'));
    expect(answer).not.toHaveBeenCalled();
  });
});
