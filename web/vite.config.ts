import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appIcons } from './build/app-icons.ts';
import { chunks } from './build/chunks.ts';
import { cutFonts } from './build/cut-fonts.ts';
import { pictureFonts } from './build/picture-fonts.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';
import { preloadFont } from './build/preload-font.ts';
import { pureMemo } from './build/pure-memo.ts';
import { serviceWorker } from './build/service-worker.ts';
import { unusedReact } from './build/unused-react.ts';
import { styleName } from './build/style-name.ts';

/** Address of the API in development, when Vite serves the pages. */
const server = process.env.DEV_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    pureMemo(),
    unusedReact(),
    cutFonts(),
    preloadFont('archivo-spain'),
    precompress(),
    appIcons(),
    pictureFonts(),
    prerender('src/prerender.tsx'),
    serviceWorker({
      entry: 'worker/service-worker.ts',
      alsoKept: ['icon.svg', 'manifest.webmanifest'],
    }),
  ],
  css: { modules: { generateScopedName: styleName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy admits no data: fonts or scripts
    target: ['chrome123', 'firefox125', 'safari17.5'], // see too-old.css
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Hashes only, as the first file loaded lists the names of all others. The build finds fonts by their names.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/logos': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
