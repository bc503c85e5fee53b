import { spawnSync } from 'node:child_process';
import type { Need } from '../programs/needs.ts';
import { onPath } from '../programs/on-path.ts';

/** With H.264 and WebP, as Debian's is. */
export const FFMPEG: Need = {
  name: 'FFmpeg',
  find: () => onPath('ffmpeg'),
  apt: 'ffmpeg',
  brew: 'ffmpeg',
};

/** A font for the emoji on the buttons, which servers and containers come without. */
export const EMOJI: Need = {
  name: 'Noto Color Emoji',
  find() {
    const { error, stdout } = spawnSync('fc-list', [':charset=2705'], { encoding: 'utf8' });
    // Where there is no fontconfig (macOS, Windows), the system brings its own.
    return error ? "the system's" : stdout.split(':')[0] || undefined;
  },
  apt: 'fonts-noto-color-emoji',
};
