/** Rules on imports, folders and comments. A breach fails as one test, named after the file. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { styleName } from './web/build/style-name.ts';

const root = import.meta.dirname;

/** The features with their rooms, each room with those that it may import from. */
const ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'server/platform': {
    config: [],
    limits: ['config'],
    store: ['config'],
    mail: ['config', 'store'],
    servers: ['config', 'store'],
    logging: ['limits'],
    queues: [],
    calendars: ['limits', 'queues'],
    http: ['config', 'limits', 'logging', 'store', 'calendars'],
    docs: ['http'],
    'realtime/websocket': [],
    realtime: ['config', 'limits', 'servers', 'http', 'realtime/websocket'],
  },
  'server/accounts': { 'sign-in': [] },
  'server/play': {
    presence: [],
    rematch: [],
    figures: [],
    endings: ['rematch', 'figures'],
    turns: ['endings'],
    showing: ['turns'],
    corrections: ['endings', 'turns'],
  },
  'server/lobby': {},
  'server/competitions': { 'game-lobby': [], history: [], invitation: [], officials: ['history'] },
  'server/dates': {},
  'server/downloads': {},
  'server/follow-up': {},
  'server/leagues': {},
  'server/results': {},
  'server/tournaments': { boards: [] },
  'server/audiences': { readers: [], screens: [], files: ['readers'], previews: ['readers'] },

  'web/accounts': { 'sign-in': [], profile: [], settings: [], users: ['settings'] },
  'web/competitions': {
    organise: [],
    dates: [],
    results: ['dates'],
    history: ['results'],
    officiating: ['results'],
    detail: ['organise', 'history', 'officiating'],
    form: [],
    'game-lobby': ['dates', 'results'],
    invitation: [],
    list: [],
    sheet: [],
  },
  'web/home': {},
  'web/leagues': {
    detail: ['rounds', 'standings'],
    form: [],
    outlook: [],
    rounds: [],
    standings: ['outlook'],
  },
  'web/legal': {},
  'web/lobby': {},
  'web/play': {
    board: [],
    calling: [],
    device: ['calling', 'entry'],
    dialogs: [],
    entry: ['board', 'dialogs'],
    relay: [],
    screen: ['board', 'calling', 'device', 'dialogs', 'entry', 'relay'],
    local: ['board', 'entry', 'screen'],
    corrections: ['board', 'entry'],
    scoring: ['dialogs', 'entry'],
    online: ['board', 'corrections', 'dialogs', 'entry', 'screen', 'scoring'],
    sheet: ['screen'],
    statistics: ['board', 'calling', 'screen', 'sheet'],
  },
  'web/tournaments': {
    bracket: [],
    boards: [],
    groups: ['bracket'],
    detail: ['boards', 'groups'],
    form: [],
  },
  'web/readers': {},
  'web/tv': { local: [], tournament: [] },
};

/** The files in the features that put rooms together. */
const FRONTS: Readonly<Record<string, readonly string[]>> = {
  'server/accounts': ['service.ts', 'routes.ts'],
  'server/play': ['service.ts', 'live-games.ts', 'routes.ts', 'realtime.ts'],
  'server/competitions': [
    'service.ts',
    'routes.ts',
    'invitations.ts',
    'realtime.ts',
    'watching.ts',
  ],
  'server/tournaments': ['service.ts', 'routes.ts'],
  'web/tv': ['tv-page.tsx'],
};

const roomsOf = (feature: string) =>
  Object.keys(ROOMS[feature] ?? {}).map((room) => `${feature}/${room}`);
const placesOf = (feature: string) => [feature, `${feature}/front`, ...roomsOf(feature)];

const core = ['rules', 'contracts'];
const platform = ['server/words.ts', 'server/locale.ts', ...placesOf('server/platform')];
const base = [...platform, ...placesOf('server/accounts')];
const competition = [...core, ...base, ...placesOf('server/play')];
const competitions = placesOf('server/competitions');
const dates = placesOf('server/dates');
const waiting = [...placesOf('server/lobby'), ...competitions];
const serverFeatures = [
  ...competition,
  ...waiting,
  ...dates,
  ...placesOf('server/downloads'),
  ...placesOf('server/leagues'),
  ...placesOf('server/tournaments'),
  ...placesOf('server/results'),
  ...placesOf('server/follow-up'),
  ...placesOf('server/audiences'),
];
const screens = [
  'web/platform',
  'web/ui',
  'web/formats',
  'web/links',
  'web/screens',
  'web/paper',
  'web/store.ts',
];
const webFeatures = Object.keys(ROOMS).filter((feature) => feature.startsWith('web/'));

/** A feature's own folder knows none of its rooms, which stand on it; its front stands on all of them. */
function featureOn(below: readonly string[], feature: string) {
  const rooms = Object.entries(ROOMS[feature] ?? {}).map(([room, others]) => {
    const beside = others.map((other) => `${feature}/${other}`);
    return [`${feature}/${room}`, [...below, feature, ...beside]] as const;
  });
  const all = [...below, feature, ...roomsOf(feature)];
  return { [feature]: below, [`${feature}/front`]: all, ...Object.fromEntries(rooms) };
}

/** Each place in the tree, and the other places it may import from. Only tools import from tools. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  contracts: ['rules'],

  'server/locale.ts': [],
  'server/words.ts': [...core, 'server/locale.ts'],
  ...featureOn(
    [...core, 'server/words.ts', 'server/locale.ts', 'server/migrations'],
    'server/platform',
  ),
  ...featureOn([...core, ...platform], 'server/accounts'),
  ...featureOn([...core, ...base], 'server/play'),
  ...featureOn(competition, 'server/lobby'),
  ...featureOn(competition, 'server/competitions'),
  ...featureOn([...competition, ...competitions], 'server/dates'),
  ...featureOn([...core, ...platform], 'server/downloads'),
  ...featureOn([...competition, ...competitions, ...dates], 'server/leagues'),
  ...featureOn([...competition, ...competitions, ...dates], 'server/tournaments'),
  ...featureOn(
    [
      ...competition,
      ...competitions,
      ...dates,
      ...placesOf('server/leagues'),
      ...placesOf('server/tournaments'),
    ],
    'server/results',
  ),
  ...featureOn(
    [
      ...competition,
      ...competitions,
      ...placesOf('server/leagues'),
      ...placesOf('server/tournaments'),
    ],
    'server/audiences',
  ),
  ...featureOn(
    [
      ...competition,
      ...waiting,
      ...dates,
      ...placesOf('server/leagues'),
      ...placesOf('server/tournaments'),
      ...placesOf('server/results'),
    ],
    'server/follow-up',
  ),
  'server/upkeep.ts': [...competition, ...waiting, ...placesOf('server/audiences')],
  'server/requests.ts': [...competition, ...waiting, 'server/dates'],
  'server/calls.ts': serverFeatures,
  'server/app.ts': [...serverFeatures, 'server/upkeep.ts', 'server/requests.ts', 'server/calls.ts'],
  'server/start.ts': [...platform, 'server/app.ts'],
  'server/main.ts': ['server/start.ts'],
  'server/migrations': [],

  'web/store.ts': [],
  'web/platform': [...core, 'web/store.ts'],
  'web/ui': ['web/store.ts'],
  'web/formats': [...core, 'web/platform', 'web/ui'],
  'web/links': ['web/platform', 'web/ui'],
  'web/screens': [...core, 'web/links', 'web/platform', 'web/ui'],
  'web/paper': ['web/platform', 'web/ui'],
  ...featureOn([...core, ...screens], 'web/accounts'),
  ...featureOn([...core, ...screens], 'web/competitions'),
  ...featureOn([...core, ...screens], 'web/home'),
  ...featureOn([...core, ...screens, ...placesOf('web/competitions')], 'web/leagues'),
  ...featureOn([...core, ...screens], 'web/legal'),
  ...featureOn([...core, ...screens], 'web/lobby'),
  ...featureOn([...core, ...screens], 'web/play'),
  ...featureOn([...core, ...screens, ...placesOf('web/competitions')], 'web/tournaments'),
  ...featureOn(
    [
      ...core,
      ...screens,
      ...placesOf('web/competitions'),
      ...placesOf('web/leagues'),
      ...placesOf('web/tournaments'),
    ],
    'web/readers',
  ),
  ...featureOn([...core, ...screens, ...placesOf('web/competitions'), 'web/tournaments'], 'web/tv'),
  'web/app': [...core, ...screens, ...webFeatures.flatMap(placesOf)],
  'web/main.tsx': ['web/app', ...screens],
  'web/prerender.tsx': ['web/app', ...screens],

  // Tools
  'web/test': [...core, ...screens, ...webFeatures.flatMap(placesOf)],
  'server/test': [...competition, 'server/app.ts', 'scripts'],
  'server/statements.test.ts': ['server/results'],
  'server/cluster': [...core, ...platform, 'scripts'],
  'web/build': [],
  'web/worker': ['contracts'],
  'web/vite.config.ts': ['web/build'],
  e2e: ['contracts', 'scripts'],
  scripts: [...core, ...platform, 'server/app.ts', 'server/main.ts'],
  bench: [...core, ...platform, 'server/app.ts', 'scripts'],
  root: ['server/test', 'web/build'],
};

/** Packages that a workspace may import; one that is not here, all that its package.json lists. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  rules: /^$/,
  contracts: /^zod/,
  web: /^(?!node:)/,
};
const TEST_PACKAGES = /^(vitest|fast-check|duel|node:(fs|path|zlib))$/; // some look at the files themselves

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
  const path = file.replace('/src/', '/');
  const folder = dirname(path);
  if (folder === '.') return 'root';
  if (folder in FRONTS && FRONTS[folder]?.includes(basename(path))) return `${folder}/front`;
  const place = innermostPlace(path);
  if (place === undefined && folder === 'server' && isTest(file)) return 'server/test';
  const isInNoRoom = place !== undefined && place in ROOMS && folder !== place;
  return isInNoRoom ? folder : (place ?? folder);
}

/** The place that a path is, or lies in. */
function innermostPlace(path: string): string | undefined {
  if (path === '.') return undefined;
  return path in MAY_USE ? path : innermostPlace(dirname(path));
}

const isInside = (each: Import) => target(each) !== undefined;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

describe('the import rules', () => {
  test.each([...new Set(imports.map(({ file }) => placeOf(file)))])('cover %s', (place) => {
    expect(MAY_USE).toHaveProperty([place]);
  });
});

describe('an import stays within the places that its file may use', () => {
  test.each(imports.filter(isInside))('$file: $wanted', (each) => {
    const from = placeOf(each.file);
    const to = placeOf(target(each) ?? '');
    const allowed = [from, ...(MAY_USE[from] ?? [])];
    const [feature = ''] = /^[^/]+\/[^/]+/.exec(from) ?? [];
    const allowedInTests = [
      ...allowed,
      'server/test',
      'server/migrations',
      'web/test',
      ...placesOf(feature),
    ];

    expect(isTest(each.file) ? allowedInTests : allowed).toContain(to);
  });
});

test('imports form no cycle, dynamic import() included', () => {
  let circular = imports.map((each) => ({ from: each.file, to: target(each) }));
  for (let before = Infinity; circular.length < before;) {
    before = circular.length;
    const [importing, imported] = [
      new Set(circular.map(({ from }) => from)),
      new Set(circular.map(({ to }) => to)),
    ];
    circular = circular.filter(({ from, to }) => imported.has(from) && importing.has(to ?? ''));
  }
  expect(circular).toEqual([]);
});

describe('a feature of the server imports only service.ts of another feature', () => {
  const featureOf = (file: string) =>
    /^server\/(?!platform|test)[a-z-]+(?=$|\/)/.exec(placeOf(file))?.[0];
  const crossing = imports.filter((each) => {
    const [from, to] = [featureOf(each.file), featureOf(target(each) ?? '')];
    return from !== undefined && to !== undefined && from !== to;
  });

  test.each(crossing)('$file: $wanted', (each) => {
    expect(basename(target(each) ?? '')).toBe('service.ts');
  });
});

describe('a delivered file imports only the packages allowed in its workspace', () => {
  const restricted = imports.filter((each) => !isInside(each) && PACKAGES[workspaceOf(each.file)]);

  test.each(restricted)('$file: $wanted', ({ file, wanted }) => {
    if (isTest(file) && TEST_PACKAGES.test(wanted)) return;
    expect(wanted).toMatch(PACKAGES[workspaceOf(file)] ?? /^/);
  });
});

describe('only the rules define the starting score, the number of rounds and turn order', () => {
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

const MOST_FILES = 30; // at one level, styles and tests counted: more are several rooms

describe(`every folder holds at most ${MOST_FILES} files of ten lines or more`, () => {
  const isShort = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length <= 10;
  const sizes = Map.groupBy(
    sources.filter((file) => !isShort(file)),
    (file) => dirname(file),
  );

  test.each([...sizes])('%s', (_, files) => {
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  });
});

describe('docs/folders.md', () => {
  const text = readFileSync(join(root, 'docs/folders.md'), 'utf8');
  const [, section = ''] = /\n\n(- .*?)\n## /s.exec(text) ?? [];
  const named = section.split('\n- ').flatMap((entry) => {
    const [folder = '', ...rooms] = Array.from(
      entry.matchAll(/`([^`]+)`/g),
      ([, name = '']) => name,
    );
    return [folder].concat(rooms.map((room) => `${folder}/${room}`)).filter(Boolean);
  });
  const folders = new Set(sources.map((file) => dirname(file)));

  test.each([...folders])('names the folder %s', (folder) => expect(named).toContain(folder));
  test.each(named)('names only an existing folder: %s', (folder) =>
    expect([...folders]).toContain(folder),
  );
});

const SHADOWS = /\/\*\*[\s*]*(?:What|Who|Whom|Whose|Whether|Which|Of|By|Those|The same)\b/g;

describe('a doc comment begins with a verb or a noun', () => {
  const workspaces = Map.groupBy([...modules, ...sources], (file) => file.split('/', 1)[0] ?? '');

  test.each([...workspaces])('%s', (_, files) => {
    const openings = Array.from(new Set(files), (file) =>
      Array.from(readFileSync(join(root, file), 'utf8').matchAll(SHADOWS), () => file),
    ).flat();
    expect(openings).toEqual([]);
  });
});

describe('a game has sides: only the contracts and what reads the store name player 1 and player 2', () => {
  const NUMBERED =
    /\b(?:(?:player|scorePlayer|username|score|asked|connection)[12](?:_id|Id)?|winnerSeat|SeatNumber)\b/;
  const reading = /^server\/src\/.*(?:repository|\/tables)\.ts$/;
  const speaking = modules.filter(
    (file) => /^(?:rules|web|server)\/src\//.test(file) && !reading.test(file) && !isTest(file),
  );

  test.each(speaking)('%s', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(NUMBERED);
  });
});

describe('a constant has a noun and a unit', () => {
  const BARE =
    /\b(?:const|let) (?:AT_MOST|EVERY|GIVEN_UP|IDLE|LEAST|MAX|MIN|MOST|PATIENCE|STALE|TIMES)\b/;

  test.each(modules)('%s', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(BARE);
  });
});

describe('a language is named in locale.ts alone', () => {
  const files = modules.filter((file) => /^(?:server|web)\/src\//.test(file));

  test.each(files.filter((file) => !file.endsWith('/locale.ts') && !isTest(file)))('%s', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\bnew Intl\.|toLocale\w*String/);
  });
});

describe('every class of a style sheet is declared and used', () => {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const sheets = sources.filter((file) => file.endsWith('.module.css'));
  const uses = imports.flatMap((each) => {
    const sheet = target(each) ?? '';
    if (!sheets.includes(sheet)) return [];
    const text = textOf(each.file);
    const name = text.match(new RegExp(`import (\\w+) from '${each.wanted}'`))?.[1] ?? '';
    const found = text.matchAll(new RegExp(`(?<![\\w./-])${name}(?:\\.(\\w+)|\\[)`, 'g'));
    return Array.from(found, ([, used]) => ({ sheet, used })); // without a class: computed
  });

  test.each(sheets)('%s', (file) => {
    const text = textOf(file).replaceAll(/\/\*[^]*?\*\//g, '');
    const declared = new Set(Array.from(text.matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name));
    const used = new Set(uses.filter(({ sheet }) => sheet === file).map((each) => each.used));
    const isComputed = used.delete(undefined);
    expect([...used.difference(declared)]).toEqual([]);
    if (!isComputed) expect([...declared.difference(used)]).toEqual([]);
  });
});

test('no two style sheets generate the same class name', () => {
  const sheets = sources.filter((file) => file.endsWith('.module.css'));
  const names = sheets.map((file) => styleName('class', file));
  expect(names).toHaveLength(new Set(names).size);
});

test('main.tsx imports the tokens and the base styles before any other module of the app', () => {
  const ofMain = imports.filter(({ file }) => file === 'web/src/main.tsx').filter(isInside);
  expect(ofMain.slice(0, 2).map(({ wanted }) => wanted)).toEqual([
    '#ui/theme/tokens.css',
    '#ui/theme/base.css',
  ]);
});
