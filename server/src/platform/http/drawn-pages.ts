import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { InlineHashes } from './safe-headers.ts';

/** A page prerendered by the build of the web. */
export type DrawnPage = {
  readonly file: string; // path in the folder of the build
  readonly inline: InlineHashes; // of its inline styles and scripts
};

/** Prerendered pages by path, for visitors without a session cookie (`none`) and with one (`unknown`). */
export type DrawnPages = Readonly<Record<'none' | 'unknown', ReadonlyMap<string, DrawnPage>>>;

/** Reads the prerendered pages of a build; empty maps without a build. */
export const drawnPages = (dist: string): DrawnPages => ({
  none: pagesIn(dist, 'none'),
  unknown: pagesIn(dist, 'unknown'),
});

function pagesIn(dist: string, session: string): ReadonlyMap<string, DrawnPage> {
  const folder = `pages/${session}`;
  const names = globSync('**/*.html', { cwd: join(dist, folder) }).map((name) =>
    name.replaceAll(sep, '/'),
  );
  return new Map(
    names.map((name) => {
      const file = `${folder}/${name}`;
      const html = readFileSync(join(dist, file), 'utf8');
      const inline = { styles: hashesOf(html, 'style'), scripts: hashesOf(html, 'script') };
      return [pathOf(name), { file, inline }];
    }),
  );
}

const pathOf = (name: string) => `/${name.replace(/(?:^index)?\.html$/, '')}`;

/** Returns hashes for a content security policy. Elements with attributes refer to a file, and have no content. */
const hashesOf = (html: string, element: 'style' | 'script'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
