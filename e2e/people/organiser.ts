import { expect } from '@playwright/test';
import { logInAsAdmin } from './admin.ts';
import type { Player, Visitor } from '../fixtures.ts';

export type People = {
  readonly player: () => Promise<Player>;
  readonly visitor: () => Promise<Visitor>;
};

/** Somebody who may create leagues and tournaments. */
export async function newOperator({ player, visitor }: People): Promise<Player> {
  const operator = await player();
  const { page } = await visitor();
  await logInAsAdmin(page);
  const data = { userId: operator.userId, role: 'operator' };
  const told = await page.request.put('/api/users/updateUserRole', { data });
  expect(told.status()).toBe(200);
  return operator;
}

/** A call of somebody logged in, and the data it is answered with. */
export async function callAs<Data>(
  { context }: Pick<Player, 'context'>,
  path: string,
  data: object = {},
): Promise<Data> {
  const told = await context.request.post(`/api${path}`, { data });
  expect(told.ok(), await told.text()).toBe(true);
  // The server checks its own answers, so they are what the contract says.
  return ((await told.json()) as { data: Data }).data;
}

type Fields = { readonly name: string; readonly maxParticipants: number };

/** A league or tournament with all its places taken, made and begun through the API. */
export async function begunCompetition(
  people: People,
  kind: 'leagues' | 'tournaments',
  fields: Fields,
) {
  const operator = await newOperator(people);
  const made = await callAs<{ leagueId?: string; tournamentId?: string }>(
    operator,
    `/${kind}/create`,
    fields,
  );
  const id = made.leagueId ?? made.tournamentId ?? '';
  const places = Array.from({ length: fields.maxParticipants }, () => people.player());
  const players = await Promise.all(places);
  for (const each of players) await callAs(each, `/${kind}/${id}/join`);
  await callAs(operator, `/${kind}/${id}/start`);
  return { operator, players, id, path: `/${kind}/${id}` };
}
