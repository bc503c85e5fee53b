/**
 * `npm run record`: records the home page's video and takes the pictures of the documents and the manifest, by playing
 * the product on a store of its own. The only command that needs FFmpeg, unless asked for `pictures` alone.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from './free-port.ts';
import { provide } from './programs/install.ts';
import { CHROMIUM, pathOf } from './programs/needs.ts';
import { ffmpegAt } from './record/ffmpeg.ts';
import { EMOJI, FFMPEG } from './record/needs.ts';
import { FRAME_SCALE, makeVideo } from './record/video.ts';
import { takePictures } from './record/pictures.ts';
import { runProgram } from './programs/run-program.ts';

const isOfPicturesAlone = process.argv.includes('pictures');
const root = join(import.meta.dirname, '..');
const media = join(root, 'web', 'public', 'media');
const pictures = join(root, 'docs', 'pictures');

const needs = isOfPicturesAlone ? [CHROMIUM, EMOJI] : [CHROMIUM, FFMPEG, EMOJI];
if (!provide(needs)) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'tres-dardos-record-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const port = await freePort();
Object.assign(process.env, {
  PORT: String(port),
  PUBLIC_URL: '',
  DATABASE_URL: '',
  DATA_DIR: join(folder, 'data'),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
});
if (!runProgram('node scripts/demo.ts')) process.exit(1);
await import('./start.ts');

const browser = await chromium.launch({
  executablePath: pathOf(CHROMIUM),
  args: ['--disable-gpu', '--disable-quic', `--force-device-scale-factor=${FRAME_SCALE}`],
});
try {
  const baseURL = `http://localhost:${port}`;
  for (const each of [media, pictures]) mkdirSync(each, { recursive: true });
  if (!isOfPicturesAlone) {
    const ffmpeg = ffmpegAt(pathOf(FFMPEG));
    await makeVideo({ browser, baseURL, ffmpeg, frames: join(folder, 'frames'), into: media });
  }
  await takePictures({ browser, baseURL, pictures, media });
} finally {
  await browser.close();
}
process.exit(); // the server still runs in this process
