import { spawnSync } from 'node:child_process';

/** Makes one file out of another, over what is there. */
export type Ffmpeg = (job: Job) => void;

type Job = {
  readonly from: string;
  readonly how: string; // its options, none with a space in it
  readonly to: string;
};

export const ffmpegAt =
  (path: string): Ffmpeg =>
  ({ from, how, to }) => {
    const words = ['-loglevel', 'error', '-y', '-i', from, ...how.split(' '), to];
    const { status } = spawnSync(path, words, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`FFmpeg could not make ${to}`);
  };
