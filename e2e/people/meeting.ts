import { expect, type Page } from '@playwright/test';
import type { Player } from '../fixtures.ts';
import { expectScores } from '../screens/game-screen.ts';

export type Contender = Pick<Player, 'page' | 'username'>;

/** Starts a game from the lobby: `waiting` adds an entry, `asking` requests a game, `waiting` accepts. */
export async function startGame(waiting: Contender, asking: Contender): Promise<void> {
  await waiting.page.goto('/online');
  await waiting.page.getByRole('button', { name: 'Añadir mi partida' }).click();
  await asking.page.goto('/online');
  await asking.page.getByRole('button', { name: `Retar a ${waiting.username}` }).click();
  await waiting.page.getByRole('button', { name: 'Aceptar' }).click();
  for (const { page } of [waiting, asking]) {
    await expect(page).toHaveURL(/\/play\/game\/online\//);
    await expectScores(page, { [waiting.username]: 501, [asking.username]: 501 });
  }
}

/** Text that a player sees during the rival's turn. */
export const waitsForRival = (page: Page) => page.getByText('Turno del Oponente...');

/** Returns the players in the order of throwing, which the server draws. */
export async function inOrder<Each extends Contender>(
  one: Each,
  other: Each,
): Promise<[Each, Each]> {
  const entry = one.page.getByRole('combobox', { name: 'Método de entrada' });
  await expect(entry.or(waitsForRival(one.page)).first()).toBeVisible();
  return (await waitsForRival(one.page).isVisible()) ? [other, one] : [one, other];
}
