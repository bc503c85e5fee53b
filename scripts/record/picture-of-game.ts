import type { Page } from '@playwright/test';
import { fingerOn } from './finger.ts';

const TOTALS = [100, 85, 140, 60, 121, 95]; // points of the earlier turns; the players alternate

/** Returns a screenshot of a local game half-way, while the third dart of a turn is aimed. */
export async function pictureOfGame(page: Page): Promise<Buffer> {
  const finger = await fingerOn(page);
  await page.goto('/game/newgame');
  await page.getByLabel('Nombre del jugador 1').fill('Carmen');
  await page.getByLabel('Nombre del jugador 2').fill('Lluís');
  await page.getByRole('button', { name: 'Empezar partida' }).click();

  const mode = page.getByRole('combobox', { name: 'Método de entrada' });
  await mode.selectOption('Numerico');
  for (const total of TOTALS) {
    await page.getByLabel('Puntuación total del turno').fill(String(total));
    await page.keyboard.press('Enter');
  }

  await mode.selectOption('Diana');
  const bed = (name: string) => page.getByRole('button', { name, exact: true });
  for (const thrown of ['Triple 20, 60', 'Simple 20, 20']) {
    await finger.aim(bed(thrown));
    await finger.release();
  }
  await finger.aim(bed('Triple 19, 57'));
  return page.screenshot();
}
