import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { InlineHashes } from './safe-headers.ts';

/** A page that was drawn when the web was built. */
export type DrawnPage = {
  readonly file: string; // in the folder of the build
  readonly inline: InlineHashes; // of what stands in the page itself
};

/** By their paths, for a visitor without a session and for one who may have one. */
export type DrawnPages = Readonly<Record<'none' | 'unknown', ReadonlyMap<string, DrawnPage>>>;

/** The pages drawn in `pages` of the build's folder; none where there is no build. */
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

/** As a content security policy has them. Those with attributes ask for a file, and hold nothing. */
const hashesOf = (html: string, element: 'style' | 'script'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
