import type { Rolldown } from 'vite';
import { styleName } from './style-name.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

type Drawn = {
  readonly markup: string; // preceded by its <title>
  readonly session: string;
  readonly script: string; // runs before the first paint
};

/**
 * Returns the document of a prerendered page. Its styles are inlined, so that the first paint waits for no other file.
 * Its scripts are requested after the first paint, so that they do not compete for a slow connection before.
 */
export function drawnPage(bundle: Bundle, { markup, session, script }: Drawn): string {
  const [title, body] = split(markup);
  const shown = chunksShown(bundle, body);
  const sheets = [
    ...new Set(shown.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
  ];
  const scripts = shown.filter(({ isEntry }) => !isEntry).map(({ fileName }) => `/${fileName}`);
  const entry = shown.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry.');

  return textOf(bundle, 'index.html')
    .replace(/<title>.*<\/title>/, () => title)
    .replace(/ *<link rel="stylesheet"[^>]*>\n/, '')
    .replaceAll(/ *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g, '')
    .replace(/ *<\/head>/, () =>
      [
        `<style>${sheets.map((sheet) => textOf(bundle, sheet).trim()).join('')}</style>`,
        // Style sheets inlined above: a disabled link keeps the scripts from loading them again.
        ...sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`),
        `<script>${script}</script>`,
        '</head>',
      ].join('\n'),
    )
    .replace('<div id="root">', () => `<div id="root" data-session="${session}">${body}`)
    .replace(
      '</body>',
      () => `<script>${takeOver(`/${entry.fileName}`, scripts)}</script>\n</body>`,
    );
}

/**
 * Returns a script that requests the app's scripts after the first paint, or after a second if nothing is painted.
 * Until the app takes over, clicks are recorded, and then repeated in order, a submit button's once: clicks on buttons,
 * and on links if the history entry has state that the link's document would not know. The skip link works at once, and
 * fields select their text and react to Enter as they do in the app.
 */
function takeOver(entry: string, others: readonly string[]): string {
  const crossOrigin = 'anonymous';
  const elements = [
    ...others.map((href) => ['link', { rel: 'modulepreload', crossOrigin, href }]),
    ['script', { type: 'module', crossOrigin, src: entry }],
  ];
  return `{
const ask=()=>{
clearTimeout(late);painted.disconnect();
for(const [name,attributes] of ${JSON.stringify(elements)})
document.head.append(Object.assign(document.createElement(name),attributes))
};
const late=setTimeout(ask,1000),painted=new PerformanceObserver(ask);
painted.observe({type:'paint',buffered:true});
const pressed=[];
const early=new AbortController,
on=(type,listener)=>addEventListener(type,listener,{capture:true,signal:early.signal});
on('click',event=>{
const button=event.target.closest('button,a');
if(!button)return;
if(button.matches('[href="#main"]'))document.querySelector('#main').focus();
else if(button.href&&(!history.state?.usr||event.ctrlKey||event.metaKey||event.shiftKey))return;
else if(button.type!='submit'||!pressed.includes(button))pressed.push(button);
event.preventDefault();event.stopPropagation()
});
on('focusin',({target})=>target.select?.());
on('keydown',event=>{
const {enterKeyHint,form}=event.target;
if(event.key!='Enter'||enterKeyHint!='next')return;
event.preventDefault();
const fields=[...form.querySelectorAll('[enterkeyhint]')];
fields[fields.indexOf(event.target)+1]?.focus()
});
addEventListener('taken-over',()=>{early.abort();for(const each of pressed)each.click()},{once:true})
}`;
}

function split(markup: string): readonly [title: string, body: string] {
  const [title = ''] = /<title>.*?<\/title>/.exec(markup) ?? [];
  if (!title) throw new Error('A page has no title.');
  return [title, markup.replace(title, '')];
}

/**
 * Returns the scripts of a page: the entry, and the chunks with a style that the page uses, each after the chunks that
 * it imports.
 *
 * @param body the markup of the page
 */
function chunksShown(bundle: Bundle, body: string): readonly Chunk[] {
  const classes = [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isShown = ({ isEntry, moduleIds }: Chunk) =>
    isEntry ||
    moduleIds
      .filter((file) => file.endsWith('.module.css'))
      .some((file) => classes.some((name) => name.startsWith(styleName('', file))));

  const found = new Set<Chunk>();
  const add = (chunk: Chunk) => {
    const needed = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    for (const each of needed) if (!found.has(each)) add(each);
    found.add(chunk);
  };
  for (const chunk of chunks.filter(isShown)) add(chunk);
  return [...found];
}

function textOf(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`There is no ${name} in the build.`);
  return String(file.source);
}
