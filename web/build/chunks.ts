/** Of the rooms of a game, what is loaded on demand: an entry that is not chosen, the dialogs. */
const LATER = 'score-panel|total-entry|key|.*-dialog|bust-overlay';

/**
 * The files the build is made of: what is loaded together is one file, since each file costs its
 * name in every first load and compresses alone. The rest is split by page. Of two that want a
 * module, and what it imports, the first has it.
 */
export const chunks = [
  { name: 'base', tags: ['$initial' as const] },
  { name: 'forms', test: /node_modules[\\/](?:react-hook-form|@hookform)/ },

  // What a local game takes to begin, and other pages share.
  {
    name: 'controls',
    test: /src[\\/](?:ui[\\/](?:form[\\/](?!password|search|textarea|words)|feedback[\\/]callout|use-width)|platform[\\/]device-setting)/,
  },
  { name: 'rules', test: /rules[\\/]src[\\/]play[\\/](?!dartboard|statistics)/ },
  { name: 'board', test: /play[\\/]board[\\/]dartboard-drawing\./ },
  { name: 'game', test: new RegExp(`play[\\\\/](?:entry|screen)[\\\\/](?!${LATER})`) },
  { name: 'local', test: /play[\\/]local[\\/]/ },

  // What it takes later, and what other pages share without it.
  { name: 'common', test: /src[\\/](?:ui|platform)[\\/]|@tanstack/, minShareCount: 2 },
  { name: 'dialogs', test: /play[\\/](?:entry|screen)[\\/].*(?:dialog|overlay)\./ },
  { name: 'queries', test: /[\\/]queries\.ts$/ },
  { name: featureOf, minShareCount: 2, debugName: 'features' },
];

/** What pages of one feature share. */
function featureOf(file: string): string | null {
  return /src[\\/](accounts|competitions|leagues|legal|tournaments)[\\/]/.exec(file)?.[1] ?? null;
}
