import type { Page } from '@playwright/test';
import type { Finger } from './finger.ts';

// Milliseconds
const LOOK = 650; // pause in which viewers see a change
const BETWEEN_DARTS = 140;
const BETWEEN_KEYS = 170;
const TYPING = 95; // per letter

/** Returns the actions of a player in a local game, by the labels on the screen, at a pace that viewers can follow. */
export function playerAt(page: Page, finger: Finger) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const look = () => page.waitForTimeout(LOOK);
  const aimAt = (bed: string) => finger.aim(button(bed));

  return {
    look,
    aimAt,
    async write(label: string, name: string) {
      const field = page.getByLabel(label);
      await finger.tap(field);
      await field.selectText();
      await page.keyboard.type(name, { delay: TYPING });
    },
    async begin() {
      await finger.scrollTo(button('Empezar partida'));
      await look();
      await finger.tap(button('Empezar partida'));
      await button('✅ Confirmar').waitFor();
      await look();
    },
    async choose(mode: string) {
      const select = page.getByRole('combobox', { name: 'Método de entrada' });
      await finger.pointAt(select);
      await select.selectOption(mode);
      await look();
    },
    /** Throws darts at beds, by their accessible names: 'Triple 20, 60'. */
    async throwAt(...beds: readonly string[]) {
      for (const bed of beds) {
        await aimAt(bed);
        await finger.release();
        await page.waitForTimeout(BETWEEN_DARTS);
      }
    },
    async press(...keys: readonly string[]) {
      for (const key of keys) {
        await finger.tap(button(key));
        await page.waitForTimeout(BETWEEN_KEYS);
      }
    },
    async confirm() {
      await page.waitForTimeout(LOOK / 2);
      await finger.tap(button('✅ Confirmar'));
      await look();
    },
  };
}
