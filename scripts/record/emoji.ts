import { spawnSync } from 'node:child_process';
import { canInstall, installPackage } from '../debian.ts';

/**
 * Sees to a font for the emoji on the buttons, which servers and containers come without.
 *
 * @throws where there is none and none can be installed
 */
export function needEmoji(): void {
  if (isThere() || (canInstall && installPackage('fonts-noto-color-emoji'))) return;
  throw new Error('Falta una letra con emojis: instala Noto Color Emoji.');
}

/** Where there is no fontconfig (macOS, Windows), the system brings its own. */
function isThere(): boolean {
  const { error, stdout } = spawnSync('fc-list', [':charset=2705'], { encoding: 'utf8' });
  return error !== undefined || stdout.trim() !== '';
}
