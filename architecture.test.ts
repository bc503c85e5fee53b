/** Who may import whom. A breach fails as one test, named after the file and the import. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { styleName } from './web/build/style-name.ts';

const root = import.meta.dirname;

const core = ['rules', 'contracts'];
const base = ['server/platform', 'server/accounts'];
const competition = [...core, ...base, 'server/play'];
const screens = ['web/platform', 'web/ui', 'web/store.ts'];

/** The features of the web: the rooms of each, with those that a room may import from. */
const FEATURES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  accounts: { 'sign-in': [], profile: [], settings: [], users: ['settings'] },
  competitions: { detail: [], form: [], 'game-lobby': [], list: [] },
  home: {},
  leagues: { detail: ['rounds', 'standings'], form: [], rounds: [], standings: [] },
  legal: {},
  lobby: {},
  play: {
    board: [],
    entry: ['board'],
    screen: ['board', 'entry'],
    local: ['board', 'entry', 'screen'],
    online: ['board', 'entry', 'screen'],
    statistics: ['screen'],
  },
  tournaments: { bracket: [], detail: [], form: [] },
};

const roomsOf = (feature: string) =>
  Object.keys(FEATURES[feature] ?? {}).map((room) => `web/${feature}/${room}`);
const placesOf = (feature: string) => [`web/${feature}`, ...roomsOf(feature)];

/** What a whole feature stands on. */
const below = (feature: string) =>
  ['leagues', 'tournaments'].includes(feature)
    ? [...core, ...screens, ...placesOf('competitions')]
    : [...core, ...screens];

const features = Object.keys(FEATURES).map(
  (feature) => [`web/${feature}`, below(feature)] as const,
);

/** Rooms stand on what lies in the feature's own folder, which knows none of them. */
const rooms = Object.entries(FEATURES).flatMap(([feature, each]) =>
  Object.entries(each).map(([room, others]) => {
    const beside = others.map((other) => `web/${feature}/${other}`);
    return [`web/${feature}/${room}`, below(feature).concat(`web/${feature}`, beside)] as const;
  }),
);

/** Each place in the tree, and the other places it may import from. Only tools import from tools. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  contracts: ['rules'],

  'server/platform': core,
  'server/accounts': [...core, 'server/platform'],
  'server/play': [...core, ...base],
  'server/lobby': competition,
  'server/competitions': competition,
  'server/leagues': [...competition, 'server/competitions'],
  'server/tournaments': [...competition, 'server/competitions'],
  'server/upkeep.ts': [...competition, 'server/lobby', 'server/competitions'],
  'server/app.ts': [
    ...competition,
    'server/upkeep.ts',
    'server/lobby',
    'server/competitions',
    'server/leagues',
    'server/tournaments',
  ],
  'server/main.ts': ['server/platform', 'server/app.ts'],
  'server/migrations': [],

  'web/store.ts': [],
  'web/platform': [...core, 'web/store.ts'],
  'web/ui': ['web/store.ts'],
  ...Object.fromEntries([...features, ...rooms]),
  'web/app': [...core, ...screens, ...Object.keys(FEATURES).flatMap(placesOf)],
  'web/main.tsx': ['web/app', ...screens],

  // Tools
  'web/test': [...core, ...screens, ...Object.keys(FEATURES).flatMap(placesOf)],
  'server/test': [...core, ...base, 'server/app.ts', 'scripts'],
  'server/statements.test.ts': [
    ...competition,
    'server/lobby',
    'server/competitions',
    'server/leagues',
    'server/tournaments',
    'scripts',
  ],
  'server/cluster': [...core, 'server/platform', 'scripts'],
  'web/build': [],
  'web/vite.config.ts': ['web/build'],
  e2e: ['contracts', 'scripts'],
  scripts: [...core, 'server/platform', 'server/app.ts', 'server/main.ts'],
  bench: [...core, 'server/platform', 'server/app.ts', 'scripts'],
  root: ['server/test', 'web/build'],
};

/** What a place may take from packages; one that is not here, whatever its package.json lists. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  rules: /^$/,
  contracts: /^zod/,
  web: /^(?!node:)/,
};
const TEST_PACKAGES = /^(vitest|fast-check|node:(fs|path))$/; // some look at the files themselves

type Import = { readonly file: string; readonly wanted: string };

const sources = globSync('{rules,contracts,server,web,e2e,scripts,bench}/**/*.{ts,tsx,mjs,css}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
}).map((path) => path.replaceAll(sep, '/'));

const modules = [...globSync('*.ts', { cwd: root }), ...sources].filter((file) =>
  /\.tsx?$/.test(file),
);
const imports = modules.flatMap((file): Import[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(/\b(?:from|import)\s*\(?\s*'(?<wanted>[^']+)'/g);
  return Array.from(found, ({ groups }) => ({ file, wanted: groups?.wanted ?? '' }));
});

/** The file an import means, from the root; nothing when it is in a package. */
function target({ file, wanted }: Import): string | undefined {
  const [workspace = ''] = file.split('/');
  if (wanted.startsWith('.')) return join(dirname(file), wanted).replaceAll(sep, '/');
  if (wanted.startsWith('#test/')) return `${workspace}/${wanted.slice(1)}`;
  if (wanted.startsWith('#')) return `${workspace}/src/${wanted.slice(1)}`;
  if (wanted.startsWith('@darts/'))
    return wanted.replace(/^@darts\/([^/]+)\/(.+)$/, '$1/src/$2.ts');
  return undefined;
}

function placeOf(file: string): string {
  const [workspace = '', ...rest] = file.split('/').filter((part) => part !== 'src');
  if (rest.length === 0) return 'root';
  const place = `${workspace}/${rest[0]}`;
  if (place in MAY_USE) return place;
  if (workspace === 'server' && rest.length === 1 && isTest(file)) return 'server/test';
  if (workspace in MAY_USE) return workspace;
  const [folder = '', room] = rest;
  const isInRoom = workspace === 'web' && folder in FEATURES && rest.length > 2;
  return isInRoom ? `web/${folder}/${room}` : `${workspace}/${folder}`;
}

const isInside = (each: Import) => target(each) !== undefined;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

describe('every place', () => {
  test.each([...new Set(imports.map(({ file }) => placeOf(file)))])('%s is known', (place) => {
    expect(MAY_USE).toHaveProperty([place]);
  });
});

describe('every import', () => {
  test.each(imports.filter(isInside))('$file: $wanted', (each) => {
    const from = placeOf(each.file);
    const to = placeOf(target(each) ?? '');
    const allowed = [from, ...(MAY_USE[from] ?? [])];
    const [, feature = ''] = from.split('/');
    const allowedInTests = [...allowed, 'server/test', 'web/test', ...placesOf(feature)];

    expect(isTest(each.file) ? allowedInTests : allowed).toContain(to);
  });
});

describe('between features of the server, only the service', () => {
  const isFeature = (place: string) => /^server\/(?!platform$|test$)[a-z]+$/.test(place);
  const crossing = imports.filter((each) => {
    const places = [placeOf(each.file), placeOf(target(each) ?? '')];
    return new Set(places).size === 2 && places.every(isFeature);
  });

  test.each(crossing)('$file: $wanted', (each) => {
    expect(basename(target(each) ?? '')).toBe('service.ts');
  });
});

describe('every package', () => {
  const restricted = imports.filter((each) => !isInside(each) && PACKAGES[workspaceOf(each.file)]);

  test.each(restricted)('$file: $wanted', ({ file, wanted }) => {
    if (isTest(file) && TEST_PACKAGES.test(wanted)) return;
    expect(wanted).toMatch(PACKAGES[workspaceOf(file)] ?? /^/);
  });
});

describe('what a game starts from, how long it goes on and who throws, the rules alone say', () => {
  const delivered = globSync('{contracts,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !isTest(file) && !file.includes('/legal/'),
  );
  // Comments and words are free to say so.
  const NO_CODE = /\/\*[^]*?\*\/|\/\/[^\n]*|'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
  const JSX_TEXT = />[^<>{}=;]*</g;
  const code = (file: string) =>
    readFileSync(join(root, file), 'utf8').replaceAll(NO_CODE, '').replaceAll(JSX_TEXT, '><');

  test.each(delivered)('%s', (file) => {
    expect(code(file)).not.toMatch(/\b501\b/);
    expect(code(file)).not.toMatch(/\b(?:start|rounds)\b\s*[:=]\s*\d/i);
    expect(code(file)).not.toMatch(/%\s*(?:2\b|SEATS|PLAYERS)/);
  });
});

/** The workspace of what is delivered; nothing for tests' set-up and for tools. */
function workspaceOf(file: string): string {
  const [workspace = '', folder] = file.split('/');
  return folder === 'src' ? workspace : '';
}

/** Folders that are still to be parted into rooms. */
const CROWDED = new Set(['server/src/platform', 'server/src/play']);
const MOST_FILES = 30; // at one level, styles and tests counted: more are several rooms

describe(`every folder holds at most ${MOST_FILES} files`, () => {
  const sizes = Map.groupBy(sources, (file) => dirname(file));

  test.each([...sizes])('%s', (folder, files) => {
    const isCrowded = files.length > MOST_FILES;
    expect(isCrowded, `${files.length} files`).toBe(CROWDED.has(folder));
  });
});

test('no two style sheets name their classes alike', () => {
  const sheets = sources.filter((file) => file.endsWith('.module.css'));
  const names = sheets.map((file) => styleName('class', file));
  expect(names).toHaveLength(new Set(names).size);
});

test('the page loads the order of its layers of styles before any style of its own', () => {
  const ofMain = imports.filter(({ file }) => file === 'web/src/main.tsx').filter(isInside);
  expect(ofMain.slice(0, 2).map(({ wanted }) => wanted)).toEqual([
    '#ui/theme/tokens.css',
    '#ui/theme/base.css',
  ]);
});
