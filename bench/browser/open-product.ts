import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM, pathOf } from '../../scripts/programs/needs.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { newStore, startProduct, type Store } from '../servers/product.ts';

/** Where Chromium runs as root, in a container without a GPU, this is what it needs. */
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

export type Opened = { readonly url: string; readonly store: Store; readonly browser: Browser };

/** Shows the product as it is built in a browser, and clears all away afterwards. */
export async function openProduct(look: (opened: Opened) => Promise<void>): Promise<void> {
  if (!buildWeb()) throw new Error('The web cannot be built.');
  const store = await newStore({ players: 2 });
  const server = await startProduct(store);
  const browser = await chromium.launch({ executablePath: pathOf(CHROMIUM), args: FLAGS });
  try {
    await look({ url: server.url, store, browser });
  } finally {
    await browser.close();
    await server.stop();
    await store.remove();
  }
}
