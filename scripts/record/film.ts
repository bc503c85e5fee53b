import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export type Film = {
  /** Returns the path of the latest frame. */
  readonly still: () => string;
  /** Stops recording, and returns the path of an FFmpeg list of the frames with their durations. */
  readonly end: () => Promise<string>;
};

type Size = { readonly width: number; readonly height: number }; // in pixels

type Frame = {
  readonly name: string;
  readonly at: number; // seconds since the epoch
};

/** Starts recording a page: writes a PNG frame to `folder` for each change on the screen. */
export async function startFilm(page: Page, folder: string, size: Size): Promise<Film> {
  mkdirSync(folder, { recursive: true });
  const frames: Frame[] = [];
  const camera = await page.context().newCDPSession(page);
  camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const name = `${String(frames.length).padStart(5, '0')}.png`;
    writeFileSync(join(folder, name), data, 'base64');
    frames.push({ name, at: metadata.timestamp ?? Date.now() / 1000 });
    void camera.send('Page.screencastFrameAck', { sessionId });
  });
  await camera.send('Page.startScreencast', {
    format: 'png',
    maxWidth: size.width,
    maxHeight: size.height,
  });

  return {
    still: () => join(folder, frames.at(-1)?.name ?? ''),
    async end() {
      const endsAt = Date.now() / 1000;
      await camera.send('Page.stopScreencast');
      const list = join(folder, 'frames.ffconcat');
      writeFileSync(list, listOf(frames, endsAt));
      return list;
    },
  };
}

/** Returns an FFmpeg concat script. The frames are sorted, as Chromium may deliver them out of order. */
function listOf(frames: readonly Frame[], endsAt: number): string {
  const inOrder = frames.toSorted((one, other) => one.at - other.at);
  const lines = inOrder.map(({ name, at }, index) => {
    const until = inOrder[index + 1]?.at ?? endsAt;
    return `file '${name}'\nduration ${Math.max(until - at, 0.001).toFixed(4)}`;
  });
  // FFmpeg ignores the duration of the last entry, so the last frame is listed twice.
  return ['ffconcat version 1.0', ...lines, `file '${inOrder.at(-1)?.name}'`, ''].join('\n');
}
