import { spawnSync } from 'node:child_process';
import { canInstall, installPackage } from '../debian.ts';
import { onPath } from '../on-path.ts';

/** Makes one file out of another, over what is there. */
export type Ffmpeg = (job: Job) => void;

type Job = {
  readonly from: string;
  readonly how: string; // its options, none with a space in it
  readonly to: string;
};

/**
 * FFmpeg with H.264 and WebP, as Debian's is.
 *
 * @throws where there is none and none can be installed
 */
export function findFfmpeg(): Ffmpeg {
  const path = find() ?? (canInstall && installPackage('ffmpeg') ? find() : undefined);
  if (!path) throw new Error('No se encuentra FFmpeg, que hace el vídeo: ponlo en el PATH.');

  return ({ from, how, to }) => {
    const words = ['-loglevel', 'error', '-y', '-i', from, ...how.split(' '), to];
    const { status } = spawnSync(path, words, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`FFmpeg no ha podido hacer ${to}`);
  };
}

const find = () => onPath('ffmpeg');
