import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../demo/player.ts';
import { joinPictures } from './join-pictures.ts';
import { pictureOfGame } from './picture-of-game.ts';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Demo players without a running game. */
const WAITING = ['pau_oche', 'xavi_bull', 'dani_triple'];
const LOOKING = 'nuria_d';

type Sitting = {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly pictures: string; // folder of the README's pictures
  readonly media: string; // folder of the app's pictures
};

type Open = (device: BrowserContextOptions) => Promise<Page>;

/**
 * Takes the pictures of the app that stores and browsers show before it is installed, a game on a desktop and on a
 * phone; and the README's: these two joined, the lobby and a profile.
 */
export async function takePictures({ browser, baseURL, pictures, media }: Sitting): Promise<void> {
  const open: Open = async (device) => {
    const context = await browser.newContext({
      baseURL,
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      ...device,
    });
    return context.newPage();
  };

  console.log('Taking the pictures...');
  const wide = await pictureOfGame(await open(DESKTOP));
  const narrow = await pictureOfGame(await open(PHONE));
  writeFileSync(join(media, 'captura-ancha.png'), wide);
  writeFileSync(join(media, 'captura-estrecha.png'), narrow);
  await joinPictures(browser, [wide, narrow], join(pictures, 'game.png'));

  const page = await openLobby(open);
  await page.screenshot({ path: join(pictures, 'lobby.png') });
  await openProfile(page);
  await page.screenshot({ path: join(pictures, 'profile.png') });
}

/** Opens the lobby as `LOOKING`, while the players of `WAITING` wait there. */
async function openLobby(open: Open): Promise<Page> {
  for (const username of WAITING) {
    const page = await enter(open, username);
    await page.getByRole('button', { name: 'Añadir mi partida' }).click();
  }
  const page = await enter(open, LOOKING);
  for (const username of WAITING) {
    await page.getByRole('button', { name: `Retar a ${username}` }).waitFor();
  }
  return page;
}

async function enter(open: Open, username: string): Promise<Page> {
  const page = await open(DESKTOP);
  const data = { email: `${username}@correo.example`, password: DEMO_PASSWORD };
  await page.request.post('/api/users/login', { data });
  await page.goto('/online/lobby');
  return page;
}

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mi perfil' }).first().click();
  await page.getByRole('heading', { name: LOOKING }).waitFor();
  await page.waitForLoadState('networkidle');
}
