import { expect, test } from '../fixtures.ts';
import { LEAGUE, openLocalGame } from '../screens/local-game.ts';
import { formMisfits } from '../screens/misfits.ts';
import { enlargeText, SIZES } from '../screens/sizes.ts';

/** As long as a local player's name may be, and as wide. */
const PLAYERS = ['Wilhelmina Maximowna', 'M'.repeat(20)] as const;
const NAMES = [...PLAYERS, ...['W', 'N', 'O', 'Q'].map((letter) => letter.repeat(20))];

test('the form of a local game fits every screen with its longest contents and its errors', async ({
  page,
}) => {
  await openLocalGame(page, { ...LEAGUE, start: 9999, players: PLAYERS });
  await expect(page.getByRole('region', { name: 'Marcador' })).toBeVisible();
  const remembered = { ...LEAGUE, start: 9999, names: NAMES };
  await page.evaluate(
    (kept) => localStorage.setItem('local-setup', kept),
    JSON.stringify(remembered),
  );
  const found: string[] = [];
  const look = async (state: string) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const here = await formMisfits(page, NAMES);
      found.push(...here.map((each) => `${width}x${height}, ${state}: ${each}`));
    }
  };

  await page.goto('/game/newgame');
  await expect(page.getByRole('link', { name: /^Continuar: Wilhelmina/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Personalizado' })).toBeVisible();
  await look('a usual format');

  await page.getByRole('button', { name: 'Personalizado' }).click();
  for (const name of PLAYERS) await page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Puntos iniciales').fill('0');
  await page.getByLabel('Número de rondas').fill('99');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  await expect(page.getByText('Un número entero de 2 a 9999')).toBeVisible();
  await look('one of its own, and wrong');
  expect(found).toEqual([]);
});

test('the local game form fits twice the text size; its start button fits landscape phones', async ({
  page,
}) => {
  await page.goto('/game/newgame');
  await page.setViewportSize({ width: 800, height: 280 });
  await expect(page.getByRole('button', { name: 'Empezar partida' })).toBeInViewport({ ratio: 1 });

  const found: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [360, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await enlargeText(page, 2);
    found.push(...(await formMisfits(page, [])));
  }
  expect(found).toEqual([]);
});
