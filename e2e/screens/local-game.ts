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

/**
 * Goes on with a local game as the device would have kept it: of any format, and started by the first.
 *
 * @param totals of the turns that are thrown already
 */
export async function openLocalGame(
  page: Page,
  setup: Setup,
  totals: readonly number[] = [],
): Promise<void> {
  const turns = totals.map((total) => ({ darts: [total] }));
  const kept = {
    navigationKey: 'kept',
    begunIn: 'kept',
    setup: { ...setup, starter: 0 },
    turns,
    darts: [],
    won: [0, 0],
    thrown: totals.map(() => []),
  };
  await page.goto('/');
  await page.evaluate((game) => {
    sessionStorage.clear();
    localStorage.setItem('local-game', game);
  }, JSON.stringify(kept));
  await page.goto('/play/game/local');
}
