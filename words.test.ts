/** People read only words of the catalogues. Words anywhere else fail as one test, named after their file. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const root = import.meta.dirname;

/** `words.ts` of any folder, and `words.ca.ts` beside it. */
const CATALOGUE = /\/words(?:\.[a-z]+)?\.ts$/;

const EXEMPT = [
  /\.test\.tsx?$/,
  /^web\/src\/legal\//, // each page is one text
  /^web\/src\/play\/calling\/(?:catalan|spanish)-numbers\.ts$/, // each is of one language by itself
  /^rules\/src\/leagues\/schedule\.ts$/, // days of the week, as they cross the wire
  /^(?:contracts\/src|server\/src\/platform)\/docs\//, // for developers
];

/** Attributes, props and fields whose text is shown or read out. */
const SHOWN_NAME =
  /^(?:alt|description|hint|label|message|placeholder|title|aria-(?:description|label|placeholder|roledescription|valuetext))$/;

/** Attributes whose text browsers and assistive technology take for a code. */
const CODE_NAME = /^(?:aria-keyshortcuts|rel)$/;

const LETTER = /\p{L}/u;

const SPANISH_LETTER = /[áéíóúüñ¿¡]/iu;
const SPANISH_WORD =
  /(?:^|\s)(?:al|con|de|del|el|en|es|ha|han|la|las|los|para|por|que|se|su|tu|tus|un|una|ya)(?=[\s.,:;]|$)/iu;
const TWO_WORDS = /\p{L}\P{L}*\s\P{L}*\p{L}/u;
const isSpanish = (text: string) =>
  SPANISH_LETTER.test(text) || (TWO_WORDS.test(text) && SPANISH_WORD.test(text));

/** A word with a capital, or two words: in the web nothing else reads so, but paths like `Europe/Madrid`. */
const PHRASE = /^\P{L}*\p{Lu}\p{Ll}+(?:[^\p{L}/]|$)|\p{L}{2,} \p{L}{2,}/u;

/** How a text is used: where people see it, nobody knows where, or where only code or a developer does. */
type Use = 'shown' | 'unknown' | 'code';

const isStray: Record<Use, (text: string) => boolean> = {
  shown: (text) => LETTER.test(text),
  unknown: (text) => isSpanish(text) || PHRASE.test(text),
  code: isSpanish,
};

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
type Part = readonly [part: unknown, use: Use];

/** The texts of a file that belong in a catalogue. `use` is that of what nothing more is known about. */
function strayWords(file: string, code: string, use: Use): string[] {
  const { program, errors } = parseSync(file, code);
  expect(errors).toEqual([]);
  return strayIn(program, use);

  function strayIn(node: unknown, as: Use): string[] {
    if (Array.isArray(node)) return node.flatMap((each) => strayIn(each, as));
    if (!isNode(node)) return [];
    const text = textOf(node);
    if (text !== undefined) return isStray[as](text) ? [text.trim()] : [];
    const parts = (partsOf[node.type] ?? ofAnyUse)(node, as, use);
    return parts.flatMap((each) => strayIn(...each));
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked;
  const isText = node.type === 'JSXText' || node.type === 'Literal';
  return isText && typeof node['value'] === 'string' ? node['value'] : undefined;
}

type PartsOf = (node: Node, as: Use, use: Use) => readonly Part[];

const nothing: PartsOf = () => [];
const ofItsOwnUse: PartsOf = (node, as) => Object.values(node).map((part) => [part, as]);
const ofAnyUse: PartsOf = (node, _, use) => Object.values(node).map((part) => [part, use]);

const element: PartsOf = ({ openingElement, children }, _, use) => [
  [openingElement, use],
  [children, 'shown'],
];
const named: PartsOf = ({ key, name, value }, _, use) => [
  [key, 'code'],
  [value, knownUse(nameOf(key ?? name)) ?? use],
];

function knownUse(name: string): Use | undefined {
  if (CODE_NAME.test(name)) return 'code';
  return SHOWN_NAME.test(name) ? 'shown' : undefined;
}

/** Told to a developer alone, or the name of what a module exports. */
const called: PartsOf = ({ callee, arguments: given }, _, use) => [
  [callee, use],
  [given, ['Error', 'onDemand'].includes(nameOf(callee)) ? 'code' : use],
];

/** The parts of some kinds of nodes, and how each part is used. */
const partsOf: Readonly<Record<string, PartsOf>> = {
  ImportDeclaration: nothing,
  ImportExpression: nothing,
  ExportAllDeclaration: nothing,
  JSXElement: element,
  JSXFragment: element,
  JSXAttribute: named,
  Property: named,
  JSXExpressionContainer: ofItsOwnUse,
  ParenthesizedExpression: ofItsOwnUse,
  LogicalExpression: ofItsOwnUse,
  ConditionalExpression: ({ test: condition, consequent, alternate }, as, use) => [
    [condition, use],
    [[consequent, alternate], as],
  ],
  TemplateLiteral: ({ quasis, expressions }, as, use) => [
    [quasis, as],
    [expressions, use],
  ],
  BinaryExpression: ({ left, operator, right }, as) => [
    [[left, right], operator === '+' ? as : 'code'],
  ],
  CallExpression: called,
  NewExpression: called,
};

/** The name of what has one: `title`, `aria-label`. */
function nameOf(node: unknown): string {
  const name = isNode(node) && (node['name'] ?? node['value']);
  return typeof name === 'string' ? name : '';
}

describe('words belong in a catalogue', () => {
  test.each([
    ['between tags', '<p>hola</p>', 'hola'],
    ['between tags, in a condition', "<p>{isOn ? 'sí' : 'no'}</p>", 'no'],
    ['between tags, around a value', '<p>{`hola ${name}`}</p>', 'hola'],
    ['between tags, after what they depend on', "<p>{isOn && ('hola')}</p>", 'hola'],
    ['as a title', '<abbr title="media" />', 'media'],
    ['as an accessible label', '<button aria-label={`retar a ${name}`} />', 'retar a'],
    ['as alternative text', '<img alt="diana" />', 'diana'],
    ['as a placeholder', "<input placeholder={isOn ? 'nombre' : ''} />", 'nombre'],
    ['as a field of an object that is shown', "const option = { label: 'diana' }", 'diana'],
    ['as a message', "toast.info('Torneo cancelado')", 'Torneo cancelado'],
    ['as the default of a prop', '<Stepper less="Una menos" />', 'Una menos'],
    ['by concatenation', "const text = name + ' ha ganado'", 'ha ganado'],
  ])('%s', (_, code, stray) => {
    expect(strayWords('sample.tsx', code, 'unknown')).toContain(stray);
  });

  test.each([
    ['with Spanish letters', "refuse('¿seguro?')", '¿seguro?'],
    ['with Spanish letters, around a value', '`${count} años`', 'años'],
    ['with Spanish words', "throw new Error('falta el puerto')", 'falta el puerto'],
  ])('in the server, too: %s', (_, code, stray) => {
    expect(strayWords('sample.ts', code, 'code')).toEqual([stray]);
  });

  test.each([
    ['text of a catalogue', '<p title={words.title}>{words.hasWon(name)}</p>'],
    ['signs', '<p>© {year} · {name}</p>'],
    ['comments', '/** Aquí no hay nada. */ const nothing = <p>{/* Señal */}</p>'],
    ['text that is compared', "event.key === 'Enter' && go()"],
    ['text for developers', "throw new Error('no user on this page')"],
    [
      'text that only code reads',
      '<Button variant="go" className={styles["words"]} d="M0 0L9 9" />',
    ],
    ['keys', '<button aria-keyshortcuts="Backspace" rel="noopener nofollow" />'],
    ['the name of a chunk loaded on demand', "onDemand(() => import('./board.tsx'), 'Board')"],
    ['the name of a module', "import { Año } from './Año.ts'"],
  ])('unlike %s', (_, code) => {
    expect(strayWords('sample.tsx', code, 'unknown')).toEqual([]);
  });
});

const files = globSync('{rules,contracts,server,web}/src/**/*.{ts,tsx}', { cwd: root }).map(
  (path) => path.replaceAll(sep, '/'),
);
const contentOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('every word that people read is in a catalogue', () => {
  const others = files.filter((file) => ![CATALOGUE, ...EXEMPT].some((each) => each.test(file)));

  test.each(others)('%s', (file) => {
    const use = file.startsWith('web/') ? 'unknown' : 'code';
    expect(strayWords(file, contentOf(file), use)).toEqual([]);
  });
});

describe('a catalogue is one object, whose type another language can have', () => {
  const catalogues = files.filter((file) => CATALOGUE.test(file));
  const namesOf = (file: string) =>
    Array.from(contentOf(file).matchAll(/^export (.*?) =/gm), ([, name = '']) => name);

  test.each(catalogues)('%s', (file) => {
    expect(namesOf(file)).toEqual([expect.stringMatching(/^const (?:words|[a-z][A-Za-z]*Words)$/)]);
    expect(contentOf(file)).not.toContain('as const'); // no text has the type of the Spanish one
  });

  test.each(['web', 'server'])('each of the %s has a name of its own', (workspace) => {
    const own = catalogues.filter((file) => file.startsWith(`${workspace}/src/`));
    const names = own.filter((file) => file !== 'server/src/words.ts').flatMap(namesOf);
    expect(names).not.toContain('const words');
    expect(names).toHaveLength(new Set(names).size);
  });
});
