import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inOrder, startGame } from './people/meeting.ts';
import {
  chooseMode,
  enterTotal,
  expectScores,
  pressKeys,
  throwAt,
  type InputMode,
} from './screens/game-screen.ts';
import { wideName } from './people/names.ts';
import { LEAGUE, openLocalGame } from './screens/local-game.ts';
import { misfits } from './screens/misfits.ts';
import { enlargeText, SIZES } from './screens/sizes.ts';

/** As long as a local player's name may be, and as wide. */
const NAMES = ['Wilhelmina Maximowna', 'M'.repeat(20)] as const;

const MODES = ['Diana', 'Botones', 'Numerico'] as const satisfies InputMode[];

/** Enters some of a turn. */
const enterSome: Record<InputMode, (page: Page) => Promise<void>> = {
  Diana: (page) => throwAt(page, 'Triple 20, 60', 'Doble 16, 32'),
  Botones: (page) => pressKeys(page, 'Doble Bull'),
  Numerico: async (page) => {
    await page.getByLabel('Puntuación total del turno').fill('179');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Esa puntuación no es posible con tres dardos.')).toBeVisible();
  },
};

/** Looks at the game as it is now at every size, in both themes, and leaves it as on a laptop. */
async function misfitsAtEverySize(page: Page, names: readonly string[], state: string) {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const here = `${width}x${height}, ${colorScheme}, ${state}`;
      found.push(...(await misfits(page, names)).map((each) => `${here}: ${each}`));
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

/** Waits for the end of what moves. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });

for (const mode of MODES) {
  test(`a local game in ${mode} fits every screen`, async ({ page }) => {
    const format = { start: 9999, in: 'straight', out: 'straight', legs: 1, rounds: 15 } as const;
    const totals = Array.from({ length: 28 }, (_, turn) => (turn < 2 ? 180 : 57)); // to the last round
    await openLocalGame(page, { ...format, players: NAMES }, totals);
    await expectScores(page, { [NAMES[0]]: 9078, [NAMES[1]]: 9078 }, NAMES[0]);
    await chooseMode(page, mode);
    const begun = await misfitsAtEverySize(page, NAMES, 'begun');
    await enterSome[mode](page);
    expect([...begun, ...(await misfitsAtEverySize(page, NAMES, 'entered'))]).toEqual([]);
  });
}

test('a game of legs fits every screen at a bust, the darts-used question and a leg end', async ({
  page,
}) => {
  const format = { start: 20, in: 'straight', out: 'master', legs: 11, rounds: 20 } as const;
  await openLocalGame(page, { ...format, players: NAMES });
  const named = page.getByText('20 a doble o triple, al mejor de 11', { exact: true });
  await expect(named.and(page.locator(':visible')).first()).toBeVisible();
  const found = await misfitsAtEverySize(page, NAMES, 'begun');
  await chooseMode(page, 'Botones');
  await pressKeys(page, '20');
  await expect(page.getByText('Te pasas, con simple', { exact: true })).toBeVisible();
  found.push(...(await misfitsAtEverySize(page, NAMES, 'bust')));
  await chooseMode(page, 'Numerico');
  await enterTotal(page, 20);
  await expect(page.getByRole('dialog', { name: 'Dardos usados' })).toBeVisible();
  found.push(...(await misfitsAtEverySize(page, NAMES, 'darts used')));
  await page.clock.install(); // it would pass
  await page.getByRole('button', { name: '1 dardo' }).click();
  await expect(page.getByRole('dialog', { name: /^Leg para/ })).toBeVisible();
  await expect(page.locator('[data-deaf]')).toHaveCount(0); // to the tap that ended the leg
  found.push(...(await misfitsAtEverySize(page, NAMES, 'leg')));
  expect(found).toEqual([]);
});

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a high turn fits every screen', async ({ page }) => {
    await page.goto('/game/newgame');
    await page.getByLabel('Nombre del jugador 1').fill(NAMES[0]);
    await page.getByLabel('Nombre del jugador 2').fill(NAMES[1]);
    await page.getByLabel('Puntos iniciales').fill('9999');
    await page.getByRole('button', { name: 'Empezar partida' }).click();
    await chooseMode(page, 'Numerico');
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await enterTotal(page, 180);
      await expect(page.getByText('¡180!')).toBeVisible();
      await settled(page);
      found.push(...(await misfits(page, NAMES)).map((each) => `${width}x${height}: ${each}`));
    }
    expect(found).toEqual([]);
  });
});

test('an online game fits every screen, in every mode, for both players', async ({ player }) => {
  const one = await player({ username: wideName() });
  const other = await player({ username: wideName() });
  const names = [one.username, other.username];
  await startGame(one, other);
  const [throwing, waiting] = await inOrder(one, other);

  const found = await misfitsAtEverySize(waiting.page, names, 'waiting');
  await enterSome.Diana(throwing.page);
  await expect(waiting.page.getByLabel('Total del turno')).toHaveText('92');
  found.push(...(await misfitsAtEverySize(waiting.page, names, 'seeing darts')));
  for (const mode of MODES) {
    await chooseMode(throwing.page, mode);
    if (mode !== 'Diana') await enterSome[mode](throwing.page);
    found.push(...(await misfitsAtEverySize(throwing.page, names, mode)));
  }
  await throwing.page.getByRole('button', { name: 'Marcar los dos en este móvil' }).click();
  await expect(throwing.page.getByText(/^Falta que/)).toBeVisible();
  found.push(...(await misfitsAtEverySize(throwing.page, names, 'asking to score')));
  await waiting.page.getByRole('button', { name: 'Sí' }).click();
  await expect(waiting.page.getByText(`Marca ${throwing.username}`)).toBeVisible();
  await throwing.page.close();
  await expect(waiting.page.getByText(/no está conectado/)).toBeVisible();
  found.push(...(await misfitsAtEverySize(waiting.page, names, 'scored by one who is away')));
  expect(found).toEqual([]);
});

test('an online game fits every screen during a turn correction and a rival absence', async ({
  player,
}) => {
  const one = await player({ username: wideName() });
  const other = await player({ username: wideName() });
  const names = [one.username, other.username];
  await startGame(one, other);
  const [throwing, waiting] = await inOrder(one, other);

  await chooseMode(throwing.page, 'Numerico');
  await enterTotal(throwing.page, 60);
  await throwing.page.getByRole('button', { name: 'Corregir mi último turno' }).click();
  const found = await misfitsAtEverySize(throwing.page, names, 'correcting');
  await throwing.page.close();
  const bar = waiting.page.getByRole('button', { name: /El rival se ha desconectado/ });
  await expect(bar).toBeVisible();
  for (const mode of MODES) {
    await chooseMode(waiting.page, mode);
    found.push(...(await misfitsAtEverySize(waiting.page, names, `alone, ${mode}`)));
  }
  await bar.click();
  found.push(...(await misfitsAtEverySize(waiting.page, names, 'rival away')));
  expect(found).toEqual([]);
});

test('the end of an online game fits every screen at a rematch offer and a surrender', async ({
  player,
}) => {
  const one = await player({ username: wideName() });
  const other = await player({ username: wideName() });
  const names = [one.username, other.username];
  await startGame(one, other);
  const [winner, loser] = await inOrder(one, other);
  await chooseMode(winner.page, 'Numerico');
  await chooseMode(loser.page, 'Numerico');
  for (const total of [180, 180]) {
    await enterTotal(winner.page, total);
    await enterTotal(loser.page, 0);
  }
  await enterTotal(winner.page, 141);
  await expect(loser.page.getByText('Has perdido.')).toBeVisible();

  await winner.page.getByRole('button', { name: 'Volver a jugar' }).click();
  const accept = loser.page.getByRole('button', { name: 'Aceptar revancha' });
  await expect(accept).toBeVisible();
  const found = await misfitsAtEverySize(winner.page, names, 'waiting for a rematch');
  found.push(...(await misfitsAtEverySize(loser.page, names, 'asked for a rematch')));

  await accept.click();
  await expectScores(winner.page, { [winner.username]: 501, [loser.username]: 501 });
  await winner.page.getByRole('button', { name: 'Salir' }).click();
  await winner.page.getByRole('button', { name: 'Rendirse y salir' }).click();
  await expect(loser.page.getByText('El oponente ha salido.')).toBeVisible();
  await expect(loser.page.locator('[data-deaf]')).toHaveCount(0);
  found.push(...(await misfitsAtEverySize(loser.page, names, 'given up by the rival')));
  expect(found).toEqual([]);
});

test('the confirm button is in the same place in every mode', async ({ page }) => {
  await page.goto('/game/newgame');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  const corners: Record<string, Set<string>> = {};
  for (const mode of MODES) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await chooseMode(page, mode);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const box = await page.getByRole('button', { name: '✅ Confirmar' }).boundingBox();
      const corner = box ? `${box.x + box.width} ${box.y + box.height}` : 'nowhere';
      (corners[`${width}x${height}`] ??= new Set()).add(corner);
    }
  }
  for (const [size, places] of Object.entries(corners)) expect([...places], size).toHaveLength(1);
});

test('one button on a very low screen opens the view, the mode and the menu', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 331 });
  await page.goto('/game/newgame');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  const mode = page.getByRole('combobox', { name: 'Método de entrada' });
  await expect(mode).toBeHidden();

  await page.getByRole('button', { name: 'Opciones de la partida' }).click();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
  expect(await misfits(page, [])).toEqual([]);
  await mode.selectOption('Numerico');
  await expect(mode).toBeHidden();
  await expect(page.getByLabel('Puntuación total del turno')).toBeVisible();

  await page.getByRole('button', { name: 'Opciones de la partida' }).click();
  await page.getByText('Historial', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Historial' })).toBeVisible();
});

test('open settings stay visible when the phone is turned, and can then be closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/game/newgame');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  await page.getByRole('button', { name: 'Ajustes' }).click();
  const settings = page.getByRole('dialog', { name: 'Ajustes' });
  await expect(settings).toBeVisible();

  await page.setViewportSize({ width: 667, height: 331 });
  await settings.getByRole('button', { name: 'Listo' }).click();
  await expect(settings).toHaveCount(0);
  await page.getByRole('button', { name: '🚨 OUT' }).click();
  await expect(page.getByText('No hay dardos lanzados')).toBeHidden();
});

test('a message covers neither names nor scores, on any screen', async ({ page }) => {
  const format = { start: 20, in: 'straight', out: 'master', legs: 11, rounds: 20 } as const;
  await openLocalGame(page, { ...format, players: NAMES });
  await chooseMode(page, 'Botones');
  await pressKeys(page, '20', '20'); // the second, of a turn that is over
  const message = page.getByRole('status').filter({ has: page.getByRole('button') });
  await message.hover(); // so that it stays
  const covered: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const [box, score] = await Promise.all([
      message.boundingBox(),
      page.getByRole('region', { name: 'Marcador' }).boundingBox(),
    ]);
    if (areApart(box!, score!)) continue;
    covered.push(`${width}x${height}: ${JSON.stringify([box, score])}`);
  }
  expect(covered).toEqual([]);
});

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const areApart = (one: Box, other: Box): boolean =>
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y ||
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x;

test('a truncated right-to-left name shows its beginning', async ({ page }) => {
  const name = 'שלוםעולםמשחקטוב';
  await page.setViewportSize({ width: 360, height: 560 });
  await openLocalGame(page, { ...LEAGUE, players: [name, 'Biel'] });
  const shown = page.getByRole('region', { name: 'Marcador' }).getByText(name, { exact: true });
  const isWhole = (letter: number) =>
    shown.evaluate((element, at) => {
      const range = document.createRange();
      range.setStart(element.firstChild!, at);
      range.setEnd(element.firstChild!, at + 1);
      const [box, { left, right }] = [
        element.getBoundingClientRect(),
        range.getBoundingClientRect(),
      ];
      return left >= box.left && right <= box.right;
    }, letter);
  expect(await isWhole(name.length - 1), 'it is cut').toBe(false);
  expect(await isWhole(0)).toBe(true);
});

test('a phone at 1.5 times the text size shows the confirm button and the mode menu whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLocalGame(page, { ...LEAGUE, players: ['Ana', 'Biel'] });
  await enlargeText(page, 1.5);
  const asked = [
    page.getByRole('button', { name: '✅ Confirmar' }),
    page.getByRole('combobox', { name: 'Método de entrada' }),
  ];
  for (const mode of MODES) {
    await chooseMode(page, mode);
    for (const control of asked) await expect(control, mode).toBeInViewport({ ratio: 1 });
  }
});

test('darts and actions of a turn fit with text twice as large', async ({ page }) => {
  await page.goto('/game/newgame');
  await page.getByRole('button', { name: 'Empezar partida' }).click();
  await throwAt(page, 'Triple 20, 60', 'Doble 16, 32');
  await enlargeText(page, 2);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const found = await misfits(page, ['Jugador 1', 'Jugador 2']);
    expect(found.filter((each) => /T20|D16|60|32|Deshacer|Confirmar|OUT/.test(each))).toEqual([]);
    const word = page.getByRole('button', { name: '↩️ Deshacer' });
    const { lines, size } = await word.evaluate((button) => ({
      lines: button.clientHeight,
      size: Number.parseFloat(getComputedStyle(button).fontSize),
    }));
    expect(lines, 'a word on one line').toBeLessThan(2.5 * size);
  }
});
