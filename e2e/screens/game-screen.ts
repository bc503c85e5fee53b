/** Actions and expectations on a game's screen, local or online. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the half of the scoreboard with a player's name. */
const half = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Marcador' })
    .locator(':scope > div')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Fails unless the screen shows these points left, and `toMove` as the player to throw. */
export async function expectScores(
  page: Page,
  scores: Readonly<Record<string, number>>,
  toMove?: string,
): Promise<void> {
  for (const [name, score] of Object.entries(scores)) {
    await expect(half(page, name)).toContainText(`${name}${score}`);
  }
  if (toMove) await expect(half(page, toMove)).toHaveAttribute('aria-current', 'true');
}

/** Fails unless the screen shows these legs won. */
export async function expectLegs(
  page: Page,
  legs: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [name, won] of Object.entries(legs)) {
    await expect(half(page, name)).toContainText(`Legs: ${won}`);
  }
}

export type InputMode = 'Botones' | 'Diana' | 'Numerico';

export const chooseMode = (page: Page, mode: InputMode) =>
  page.getByRole('combobox', { name: 'Método de entrada' }).selectOption(mode);

export const confirmTurn = (page: Page) =>
  page.getByRole('button', { name: '✅ Confirmar' }).click();

export const undo = (page: Page) => page.getByRole('button', { name: '↩️ Deshacer' }).click();

/** Throws darts at the board, each at a bed by its accessible name: 'Triple 20, 60'. */
export async function throwAt(page: Page, ...beds: readonly string[]): Promise<void> {
  for (const bed of beds) {
    await page.getByRole('button', { name: bed, exact: true }).click();
  }
}

/** Presses keys of the grid of numbers: '20', 'Bull'. */
export async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.getByRole('button', { name: key, exact: true }).click();
  }
}

/** Enters the total of a turn, and confirms the turn. */
export async function enterTotal(page: Page, total: number): Promise<void> {
  await page.getByLabel('Puntuación total del turno').fill(String(total));
  await confirmTurn(page);
}
