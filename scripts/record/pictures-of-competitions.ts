import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { DEMO_ORGANISER, DEMO_PASSWORD, demoEmail } from '../demo/player.ts';

const LEAGUE = 'Liga de Otoño';
const CUP = 'Copa de Otoño';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const WALL: BrowserContextOptions = { viewport: { width: 1920, height: 1080 } };

/** Takes pictures of a league, a bracket and a screen on the wall, of the demo data, into `pictures`. */
export async function takePicturesOfCompetitions(
  open: (device: BrowserContextOptions) => Promise<Page>,
  pictures: string,
): Promise<void> {
  const page = await open(DESKTOP);
  await page.request.post('/api/users/login', {
    data: { email: demoEmail(DEMO_ORGANISER), password: DEMO_PASSWORD },
  });

  await page.goto('/leagues');
  await page.getByRole('link', { name: LEAGUE }).click();
  await page.getByRole('heading', { name: 'Clasificación' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(pictures, 'league.png') });
  const leagueId = new URL(page.url()).pathname.split('/').at(-1);

  await page.goto('/tournaments');
  await page.getByRole('link', { name: CUP }).click();
  await page.getByRole('link', { name: 'Ver cuadro del torneo' }).click();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(pictures, 'bracket.png') });

  const screen = await page.request.post(`/api/leagues/${leagueId}/screen`, { data: {} });
  const { data } = (await screen.json()) as { readonly data: { readonly token: string } };
  const wall = await open(WALL);
  await wall.goto(`/tv/leagues/${leagueId}?token=${data.token}`);
  await wall.getByRole('heading', { name: LEAGUE }).waitFor();
  await wall.waitForLoadState('networkidle');
  await wall.screenshot({ path: join(pictures, 'wall.png') });
}
