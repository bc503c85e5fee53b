import { spawnSync } from 'node:child_process';

/** Converts a file with FFmpeg, and overwrites an existing target. */
export type Ffmpeg = (job: Job) => void;

type Job = {
  readonly from: string;
  readonly how: string; // FFmpeg options, separated by spaces; no option may contain a space
  readonly to: string;
};

export const ffmpegAt =
  (path: string): Ffmpeg =>
  ({ from, how, to }) => {
    const words = ['-loglevel', 'error', '-y', '-i', from, ...how.split(' '), to];
    const { status } = spawnSync(path, words, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`FFmpeg could not make ${to}`);
  };
