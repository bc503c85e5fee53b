import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Ffmpeg } from './ffmpeg.ts';
import { startFilm } from './film.ts';
import { fingerOn } from './finger.ts';
import { playGame } from './film-game.ts';

/** Frame pixels per CSS pixel, so that figures stay large and sharp. */
export const FRAME_SCALE = 4 / 3;

const SCREEN = { width: 960, height: 600 }; // of a small tablet
const FRAME = { width: SCREEN.width * FRAME_SCALE, height: SCREEN.height * FRAME_SCALE };

const WEBP = '-c:v libwebp -quality 80';
/** FFmpeg options for a video that every browser plays while it downloads, in the colours of the screenshots. */
const H264 = [
  `-vf fps=30,scale=${FRAME.width}:${FRAME.height}:out_color_matrix=bt709:out_range=limited`,
  '-pix_fmt yuv420p -color_primaries bt709 -color_trc bt709 -colorspace bt709',
  '-c:v libx264 -preset veryslow -tune animation -crf 20 -movflags +faststart',
].join(' ');

type Recording = {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly ffmpeg: Ffmpeg;
  readonly frames: string; // folder for intermediate files
  readonly into: string;
};

/** Records a local game from set-up to end, as a video with a poster picture. */
export async function makeVideo({ browser, baseURL, ffmpeg, frames, into }: Recording) {
  const context = await browser.newContext({
    baseURL,
    viewport: SCREEN,
    locale: 'es-ES',
    colorScheme: 'light',
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const finger = await fingerOn(page);
  await page.goto('/game/newgame');
  await page.waitForLoadState('networkidle');

  const film = await startFilm(page, frames, FRAME);
  let poster = '';
  await playGame(page, finger, () => (poster = film.still()));
  const list = await film.end();
  await context.close();

  console.log('Encoding the video...');
  ffmpeg({ from: poster, how: WEBP, to: join(into, 'partida.webp') });
  ffmpeg({ from: list, how: H264, to: join(into, 'partida.mp4') });
}
