import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toasts, visit } from '#test/page.tsx';
import { bad, broken, serveAnswers } from '#test/server.ts';
import { dismissToast, shownToasts } from '#ui/toast.ts';
import { ProfilePage } from './profile-page.tsx';

const FAILURE = 'Error al cargar el perfil.';

test.each([
  ['the server does not know', () => bad(404, 'El usuario no existe.')],
  ['the server cannot read', broken],
])('a profile that %s says so in the page and in a toast, at each try', async (_, answer) => {
  serveAnswers({ 'GET /users/': answer });
  visit('/user/', <ProfilePage />);
  await screen.findByText(FAILURE);
  expect(toasts()).toEqual([FAILURE]);

  shownToasts().forEach(({ id }) => dismissToast(id));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(toasts()).toEqual([FAILURE]));
});
