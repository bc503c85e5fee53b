import { expect, type Page } from '@playwright/test';
import type { Finger } from './finger.ts';
import { playerAt } from './player-at.ts';

const END = 3200; // milliseconds, long enough to read the result

/**
 * Plays a game that shows the features: each way of entering a turn, a bust and a finish.
 *
 * @param onBest called when the screen is best for a still picture
 */
export async function playGame(page: Page, finger: Finger, onBest: () => void): Promise<void> {
  const { look, write, begin, choose, aimAt, throwAt, press, confirm } = playerAt(page, finger);

  await look();
  await write('Nombre del jugador 1', 'Carmen');
  await write('Nombre del jugador 2', 'Lluís');
  await begin();

  await throwAt('Triple 20, 60', 'Triple 20, 60', 'Triple 20, 60');
  await confirm();

  await choose('Botones');
  await press('Doble Bull', 'Doble Bull', '20');
  await confirm();

  await choose('Numerico');
  await press('1', '4', '0');
  await confirm();
  await press('1', '3', '7');
  await confirm();

  await choose('Diana');
  await throwAt('Triple 19, 57', 'Simple 4, 4');
  await aimAt('Triple 20, 60');
  onBest();
  await finger.release();
  await confirm();
  await throwAt('Triple 20, 60', 'Triple 20, 60', 'Simple 20, 20');
  await confirm();

  await throwAt('Simple 20, 20', 'Triple 20, 60');
  await confirm();
  await expect(page.getByText('¡BUST! Te has pasado')).toBeVisible();
  await expect(page.getByText('¡BUST! Te has pasado')).toBeHidden();
  await look();

  await throwAt('Triple 20, 60', 'Simple 4, 4', 'Doble 20, 40');
  await confirm();
  await expect(page.getByRole('dialog', { name: 'Lluís ha ganado!' })).toBeVisible();
  await page.waitForTimeout(END);
}
