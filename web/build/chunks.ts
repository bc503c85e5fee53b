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
    test: /src[\\/](?:ui[\\/](?:field|input|note|segmented|select|stepper|switch|use-width)|platform[\\/](?:device|sound)-setting)\./,
  },
  { name: 'rules', test: /rules[\\/]src[\\/]play[\\/](?!dartboard)/ },
  { name: 'board', test: /play[\\/]dartboard-drawing\./ },
  { name: 'game', test: /play[\\/](?:game-screen|turn-entry)\./ },
  { name: 'local', test: /play[\\/](?:new-game-page|local-game-page)\./ },

  // What it takes later, and what other pages share without it.
  { name: 'common', test: /src[\\/](?:ui|platform)[\\/]|@tanstack/, minShareCount: 2 },
  { name: 'moments', test: /play[\\/](?:bust-overlay|(?:end|exit|incomplete-turn)-dialog)\./ },
  { name: 'queries', test: /[\\/]queries\.ts$/ },
  { name: featureOf, minShareCount: 2, debugName: 'features' },
];

/** What pages of one feature share. */
function featureOf(file: string): string | null {
  return /src[\\/](accounts|competitions|leagues|legal|tournaments)[\\/]/.exec(file)?.[1] ?? null;
}
