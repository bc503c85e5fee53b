import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from '@darts/contracts/accounts';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_SPREADS, demoEmail } from '../demo/player.ts';
import { joinPictures } from './join-pictures.ts';
import { pictureOfGame } from './picture-of-game.ts';
import { takePicturesOfCompetitions } from './pictures-of-competitions.ts';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
type Sitting = {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly pictures: string; // folder of the README's pictures
  readonly media: string; // folder of the app's pictures
};

type Open = (device: BrowserContextOptions) => Promise<Page>;

/**
 * Takes the pictures of the app that stores and browsers show before it is installed, a game on a desktop and on a
 * phone; and those of the documents: these two joined, a phone at night, the lobby, a profile,
 * a league, a bracket and a screen on the wall.
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

  const night = await open({ ...PHONE, colorScheme: 'dark' });
  writeFileSync(join(pictures, 'night.png'), await pictureOfGame(night));

  const { page, username } = await openLobby(open);
  await page.screenshot({ path: join(pictures, 'lobby.png') });
  await openProfile(page, username);
  await page.screenshot({ path: join(pictures, 'profile.png') });

  await takePicturesOfCompetitions(open, pictures);
}

/** Opens the lobby as one player, while three others wait there. Returns the page and the player's name. */
async function openLobby(open: Open) {
  const [looking, ...waiting] = await enterIdle(open, 4);
  if (!looking) throw new Error('every demo player has a running game');
  for (const { page } of waiting) {
    await page.getByRole('button', { name: 'Añadir mi partida' }).click();
  }
  for (const { username } of waiting) {
    await looking.page.getByRole('button', { name: `Retar a ${username}` }).waitFor();
  }
  return looking;
}

/** Logs in the `count` worst players without a running game, each with a page of their own in the lobby. */
async function enterIdle(open: Open, count: number) {
  const entered: { readonly page: Page; readonly username: string }[] = [];
  for (const username of Object.keys(DEMO_SPREADS).toReversed()) {
    const page = await open(DESKTOP);
    if (await isPlaying(page, username)) continue;
    await page.goto('/online/lobby');
    await page.getByRole('button', { name: 'Añadir mi partida' }).waitFor();
    entered.push({ page, username });
    if (entered.length === count) break;
  }
  return entered;
}

/** Logs a player in, and returns true if they have a running game. */
async function isPlaying({ request }: Page, username: string): Promise<boolean> {
  const data = { email: demoEmail(username), password: DEMO_PASSWORD };
  const login = await request.post('/api/users/login', { data });
  const { user } = ((await login.json()) as { readonly data: { readonly user: User } }).data;
  const active = await request.get(`/api/games/activegame/${user.userId}`);
  const { game } = ((await active.json()) as { readonly data: { readonly game: unknown } }).data;
  return game !== null;
}

async function openProfile(page: Page, username: string): Promise<void> {
  await page.getByRole('link', { name: 'Mi perfil' }).first().click();
  await page.getByRole('heading', { name: username }).waitFor();
  await page.waitForLoadState('networkidle');
}
