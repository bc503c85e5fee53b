/** Drafts of a league's form survive an expired session and a page that the phone drops. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pending } from '#test/leagues.ts';
import { pressSoon, seeToast, visit } from '#test/page.tsx';
import { biel, jefa } from '#test/people.ts';
import { good, serveAnswers } from '#test/server.ts';
import { loseSession } from '#platform/api.ts';
import { NewLeaguePage } from './new-league-page.tsx';

const name = () => screen.getByLabelText<HTMLInputElement>('Nombre');
const places = () => screen.getByLabelText<HTMLInputElement>('Participantes máximos');
const open = (user = jefa) => visit('/leagues/create', <NewLeaguePage />, user);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Ends the session, and unmounts the page. */
function loseSessionAndPage(): void {
  act(loseSession);
  cleanup();
}

test('a complete draft returns once after the next login', async () => {
  open();
  type(name(), 'Liga de los jueves');
  type(places(), '');
  fireEvent.click(screen.getByText('Puntos y desempates'));
  type(screen.getByLabelText('Puntos'), 'own');
  await pressSoon('Un punto más por ganar');
  loseSessionAndPage();

  open();
  expect(name().value).toBe('Liga de los jueves');
  expect(places().value).toBe('');
  expect(screen.getByText(/^4-1-0 /)).toBeDefined();
  await pressSoon('Un participante más');
  expect(places().value).toBe('2');
  cleanup();

  open();
  expect(name().value).toBe('');
});

test('a draft belongs to the user who typed it', () => {
  open();
  type(name(), 'Liga de los jueves');
  loseSessionAndPage();
  open({ ...biel, role: 'operator' });
  expect(name().value).toBe('');
});

test('a draft does not return after its league is created', async () => {
  serveAnswers({ 'POST /leagues/create': () => good({ leagueId: pending.leagueId }) });
  open();
  type(name(), 'Liga de los jueves');
  await pressSoon('Crear Liga');
  await seeToast('Liga creada correctamente');
  open();
  expect(name().value).toBe('');
});
