import type { Invitation } from '@darts/contracts/competitions';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, pressSoon, seeText, seeToast, visit } from '#test/page.tsx';
import { ana, id } from '#test/people.ts';
import { bad, broken, good, refused, serveAnswers } from '#test/server.ts';
import { InvitationScreen } from './invitation-screen.tsx';

const invitation: Invitation = {
  kind: 'league',
  name: 'Liga de Otoño',
  organiser: 'jefa',
  startDate: '2026-09-01',
  lastDate: '2026-10-08',
  dayOfWeek: 'Jueves',
  maxParticipants: 8,
  placesLeft: 3,
};

const LOOK = 'GET /invitations/abc';
const JOIN = 'POST /invitations/abc/join';

function open(user: typeof ana | null, answers: Parameters<typeof serveAnswers>[0] = {}): void {
  serveAnswers({ [LOOK]: () => good({ invitation }), ...answers });
  visit('/join/:token', <InvitationScreen />, user, '/join/abc');
}

test('a guest sees the competition, and links to sign up and log in', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'Liga de Otoño' })).toBeDefined();
  expect(screen.getByText('Te invitan a una liga')).toBeDefined();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['jefa', '01/09/2026', 'Jueves', '08/10/2026', '3 de 8']);
  expect(screen.getByRole('link', { name: 'Crear cuenta' }).getAttribute('href')).toBe('/signup');
  expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe('/login');
});

test('a player joins with one button, and arrives at the page of the competition', async () => {
  const { dayOfWeek: _, lastDate: __, ...cup } = { ...invitation, kind: 'tournament' as const };
  open(ana, {
    [LOOK]: () => good({ invitation: cup }),
    [JOIN]: () => good({ kind: 'tournament', competitionId: id(9) }),
  });
  await pressSoon('Unirse al torneo');
  await seeToast('Te has unido al torneo');
  expect(address()).toBe(`/tournaments/${id(9)}`);
});

test('a full competition cannot be joined, but users reach its page', async () => {
  const full = { ...invitation, placesLeft: 0, competitionId: id(9) };
  open(ana, { [LOOK]: () => good({ invitation: full }) });
  await seeText('Ya no quedan plazas.');
  expect(screen.queryByRole('button', { name: 'Unirse a la liga' })).toBeNull();
  const page = screen.getByRole('link', { name: 'Ver la liga' });
  expect(page.getAttribute('href')).toBe(`/leagues/${id(9)}`);
});

test('a player too late for the last place reads that the competition is full', async () => {
  let placesLeft = 1;
  open(ana, {
    [LOOK]: () => good({ invitation: { ...invitation, placesLeft } }),
    [JOIN]: () => {
      placesLeft = 0;
      return refused('Ya no quedan plazas.')();
    },
  });
  await pressSoon('Unirse a la liga');
  await seeToast('Ya no quedan plazas.');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Unirse a la liga' })).toBeNull(),
  );
});

test('an invitation that is no longer valid says so, and links to the home page', async () => {
  open(null, { [LOOK]: () => bad(404, 'Esta invitación ya no vale.') });
  await seeText('Esta invitación ya no vale.');
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
});

test('an invitation that fails to load can be retried', async () => {
  let isUp = false;
  open(null, { [LOOK]: () => (isUp ? good({ invitation }) : broken()) });
  await seeText('No se pudo cargar la invitación.');
  isUp = true;
  await pressSoon('Reintentar');
  await seeText('Te invitan a una liga');
});
