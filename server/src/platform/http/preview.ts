import { escaped } from '#platform/html.ts';

/** Contents of a page for clients without scripts: chats that show a link, search engines. */
export type Preview = {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly picture: string; // URL of the picture
  readonly content: string; // as HTML
};

const PRODUCT = 'Tres Dardos';

/** Returns the app's page with the preview in its head and in `noscript`. */
export function withPreview(page: string, preview: Preview): string {
  const { title, description, address, picture, content } = preview;
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:site_name': PRODUCT,
    'og:locale': 'es_ES',
    'og:url': address,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = Object.entries(properties).map(
    ([property, value]) => `<meta property="${property}" content="${escaped(value)}">`,
  );
  const head = [
    `<title>${escaped(title)} · ${PRODUCT}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="canonical" href="${escaped(address)}">`,
    ...tags,
  ].join('');
  const body = `<noscript><main style="max-width:60rem;margin:2rem auto;padding:0 1rem"><h1>${escaped(title)}</h1>${content}</main></noscript>`;
  return page
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta\s+name="description"[^>]*>/s, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${body}</body>`);
}
