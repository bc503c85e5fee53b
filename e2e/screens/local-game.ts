import type { GameView } from '@darts/contracts/play';
import type { Page } from '@playwright/test';

/** 501 to a double, at best of 3 legs. */
export const LEAGUE: GameView['format'] = {
  start: 501,
  in: 'straight',
  out: 'double',
  legs: 3,
  rounds: 20,
};

type Setup = GameView['format'] & { readonly players: readonly [string, string] };

/** Begins a local game as the device would have kept it: of any format, and started by the first. */
export async function openLocalGame(page: Page, setup: Setup): Promise<void> {
  const kept = { navigationKey: 'kept', setup, starter: 'player1', turns: [], darts: [] };
  await page.goto('/');
  await page.evaluate((game) => {
    sessionStorage.clear();
    localStorage.setItem('local-game', game);
  }, JSON.stringify(kept));
  await page.goto('/play/game/local');
}
