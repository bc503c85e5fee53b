/**
 * Chunks of the build. Modules that are loaded together share a chunk: each chunk adds its name to every first load,
 * and is compressed alone. A module, and the modules that it imports, go into the first chunk that matches.
 */
export const chunks = [
  { name: 'base', tags: ['$initial' as const] },

  // Needed to begin a local game, and shared by other pages.
  {
    name: 'controls',
    test: /src[\\/](?:ui[\\/](?:form[\\/](?!as-written|password|search|textarea|words|fold|use-settled)|feedback[\\/]callout|use-width|chip)|platform[\\/]device-setting|formats[\\/]presets)/,
  },
  {
    name: 'rules',
    test: /rules[\\/]src[\\/]play[\\/](?!x01[\\/](?!settings|turn\b)|endings|last-rounds|legs|match|pair|places|progress|retire)|play[\\/]board[\\/](?:thrown-dart|bed-names|words)/,
  },
  { name: 'board', test: /play[\\/]board[\\/](?:dartboard|board-beds|use-aim|aim-label)/ },
  // Without the ways of entering a turn: a device loads only the way that it is set to.
  {
    name: 'game',
    test: /rules[\\/]src[\\/]play[\\/](?:legs|match|progress|x01[\\/](?!figures|checkouts))|play[\\/](?:entry|screen)[\\/](?!(?:score|total|keys|turn-focus|accompaniment|use-moment)\b|checkout[\\/])/,
  },
  { name: 'local', test: /play[\\/]local[\\/]/ },

  // Needed by other pages; split where some pages do without a part.
  {
    name: 'formats',
    test: /src[\\/](?:formats[\\/]|ui[\\/]form[\\/]fold)/,
  },
  {
    name: 'other-rules',
    test: /rules[\\/]src[\\/](?!play[\\/]x01[\\/]checkouts)|contracts[\\/]src[\\/]game[\\/](?:pairs|glance)/,
  },
  {
    name: 'schemas',
    test: /node_modules[\\/]zod|contracts[\\/]src[\\/](?!screen-codes|addresses)/,
  },
  { name: 'forms', test: /node_modules[\\/](?:react-hook-form|@hookform)/ },
  { name: 'charts', test: /node_modules[\\/]d3-/ },
  { name: 'avatar', test: /ui[\\/]avatar/ },
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  {
    name: 'common',
    test: /src[\\/](?:ui|platform|links|screens)[\\/]|@tanstack/,
    minShareCount: 2,
  },
  { name: 'hero-board', test: /app[\\/]hero/ },
  { name: 'dialogs', test: /play[\\/](?:dialogs[\\/]|board[\\/]ghost)/ },
  { name: 'checkouts', test: /play[\\/](?:entry[\\/]checkout[\\/]|x01[\\/]checkouts)/ },
  {
    name: 'calling',
    test: /play[\\/](?:(?:calling|device|relay)[\\/](?!.*\.ca\.)|screen[\\/](?:accompaniment|use-moment))/,
  },
  { name: 'queries', test: /[\\/]queries\.ts$|addresses[\\/](?!health|sponsors)/ },
  { name: 'accounts-sign-in', test: /app[\\/]auth-layout|accounts[\\/]sign-in/ },
  { name: 'accounts-settings', test: /accounts[\\/](?:settings|users)[\\/]/ },
  { name: roomOf, debugName: 'rooms' },
  // Small modules merged into one chunk, as the first load needs none of them.
  { name: 'lobby-elsewhere', test: /lobby[\\/](?:waiting-elsewhere|words)/ },
  {
    name: 'small-pages',
    test: /app[\\/](?:invitation-screen|profile-settings-screen|not-found[\\/])/,
  },
];

/**
 * Returns the chunk of a module: one per feature, with forms, account pages and organisers' tools apart; null for other
 * modules.
 */
function roomOf(file: string): string | null {
  const room =
    /\/src\/(accounts(?:\/[\w-]+)?|competitions\/(?:results|history|officiating)|(?:competitions|leagues|tournaments)(?:\/form)?|legal|tv)\//;
  return room.exec(file.replaceAll('\\', '/'))?.[1]?.replace('/', '-') ?? null;
}
