import { spawnSync } from 'node:child_process';
import type { Need } from '../programs/needs.ts';
import { onPath } from '../programs/on-path.ts';

/** FFmpeg with encoders for H.264 and WebP, such as Debian's package. */
export const FFMPEG: Need = {
  name: 'FFmpeg',
  find: () => onPath('ffmpeg'),
  apt: 'ffmpeg',
  brew: 'ffmpeg',
};

/** Font for the emoji on the buttons; servers and containers come without such a font. */
export const EMOJI: Need = {
  name: 'Noto Color Emoji',
  find() {
    const { error, stdout } = spawnSync('fc-list', [':charset=2705'], { encoding: 'utf8' });
    // Without fontconfig (macOS, Windows), the system's own emoji font is used.
    return error ? "the system's" : stdout.split(':')[0] || undefined;
  },
  apt: 'fonts-noto-color-emoji',
};
