import { escaped } from '#platform/html.ts';
import type { AsyncApi } from './asyncapi.ts';
import type { Json } from './json-schemas.ts';

type Message = AsyncApi['components']['messages'][string];

/** Renders the AsyncAPI description as an HTML page without scripts. */
export function eventsPage({ info, operations, components }: AsyncApi): string {
  const { messages, schemas } = components;
  const named = Object.entries(operations);
  const requests = named.filter(([, { action }]) => action === 'receive').map(([name]) => name);
  const events = named.filter(([, { action }]) => action === 'send').map(([name]) => name);
  const part = (name: string, label: string) => message(messages[name], label);

  const request = (name: string) =>
    entry(
      name,
      messages[name]?.summary,
      part(name, 'Payload') +
        part(`${name}.done`, 'Acknowledged') +
        part(`${name}.refused`, 'Refused'),
    );
  const event = (name: string) => entry(name, messages[name]?.summary, part(name, 'Payload'));
  const shape = ([name, schema]: readonly [string, Json]) =>
    entry(name, undefined, code(schema, name));

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/docs/events.css">
</head>
<body>
<header>
<h1>${escaped(info.title)}</h1>
${info.description
  .split('\n\n')
  .map((paragraph) => `<p>${withCode(paragraph)}</p>`)
  .join('\n')}
<p><a href="/api/docs/events.json">The same as AsyncAPI 3</a>. <a href="/api/docs/">The REST calls</a>.</p>
</header>
<nav aria-label="Contents">
${contents('Requests', requests)}
${contents('Events', events)}
${contents('Shapes', Object.keys(schemas))}
</nav>
<main>
${section('Requests', requests.map(request))}
${section('Events', events.map(event))}
${section('Shapes', Object.entries(schemas).map(shape))}
</main>
</body>
</html>
`;
}

const contents = (title: string, names: readonly string[]) =>
  `<p>${title}</p><ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>`;

const section = (title: string, entries: readonly string[]) =>
  `<section><h2>${title}</h2>${entries.join('\n')}</section>`;

const entry = (name: string, summary: string | undefined, body: string) =>
  `<article id="${name}"><h3><code>${name}</code></h3>` +
  `${summary === undefined ? '' : `<p>${withCode(summary)}</p>`}${body}</article>`;

function message(found: Message | undefined, label: string): string {
  if (!found) return '';
  const [example] = found.examples;
  return (
    `<h4>${label}</h4>${code(example.payload, `${found.name}: example`)}` +
    `<details><summary>Schema</summary>${code(found.payload, `${found.name}: schema`)}</details>`
  );
}

/** Returns a code block. Focusable, so that wide code can be scrolled by keyboard. */
const code = (value: unknown, label: string) =>
  `<pre tabindex="0" role="region" aria-label="${escaped(label)}"><code>${withLinks(value)}</code></pre>`;

/** Returns JSON with links to the schemas on the page. */
const withLinks = (value: unknown) =>
  escaped(JSON.stringify(value, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#$1">$1</a>',
  );

const withCode = (text: string) =>
  escaped(text).replaceAll(/`([^`]*)`/g, (_, inside: string) => `<code>${inside}</code>`);
