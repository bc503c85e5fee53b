import type { Page, WebSocketRoute } from '@playwright/test';
import { requestIn } from './request-in.ts';

/** The realtime connection of a page, to be cut and mended as a bad network does. */
export type Line = {
  readonly cut: () => Promise<void>;
  readonly mend: () => void;
  /** The names of what the page has asked over it, oldest first. */
  readonly asked: readonly string[];
};

/** To be called before the page is loaded. */
export async function lineOf(page: Page): Promise<Line> {
  let cut: PromiseWithResolvers<void> | undefined;
  const ends = new Set<WebSocketRoute>(); // the page's and the server's
  const asked: string[] = [];

  await page.routeWebSocket(/\/socket\.io\//, async (route) => {
    await cut?.promise; // nothing is refused: nobody answers
    const server = route.connectToServer();
    ends.add(route).add(server);
    route.onMessage((message) => {
      asked.push(...requestIn(message));
      server.send(message);
    });
  });

  return {
    async cut() {
      cut = Promise.withResolvers();
      await Promise.all([...ends].map((end) => end.close()));
      ends.clear();
    },
    mend() {
      cut?.resolve();
      cut = undefined;
    },
    asked,
  };
}
