/**
 * The files the build is made of: what is loaded together is one file, since each file costs its
 * name in every first load and compresses alone. Of two that want a module, and what it imports, the
 * first has it.
 */
export const chunks = [
  { name: 'base', tags: ['$initial' as const] },

  // What a local game takes to begin, and other pages share.
  {
    name: 'controls',
    test: /src[\\/](?:ui[\\/](?:form[\\/](?!as-written|password|search|textarea|words|fold|use-settled)|feedback[\\/]callout|use-width|chip)|platform[\\/]device-setting|formats[\\/]presets)/,
  },
  {
    name: 'rules',
    test: /rules[\\/]src[\\/]play[\\/](?!dartboard|statistics|figures|checkouts|endings)|play[\\/]board[\\/](?:thrown-dart|bed-names|words)/,
  },
  { name: 'board', test: /play[\\/]board[\\/](?:dartboard|board-beds|use-aim|aim-label)/ },
  // Of the ways to enter a turn, a device loads the one that it is set to.
  {
    name: 'game',
    test: /play[\\/](?:entry|screen)[\\/](?!(?:score|total|keys|turn-focus|accompaniment|use-moment)\b|checkout[\\/])/,
  },
  { name: 'local', test: /play[\\/]local[\\/]/ },

  // What other pages take, apart where some of them do without it.
  {
    name: 'formats',
    test: /src[\\/](?:formats[\\/]|ui[\\/]form[\\/]fold)/,
  },
  { name: 'other-rules', test: /rules[\\/]src[\\/](?!play[\\/]checkouts)/ },
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
  { name: 'dialogs', test: /play[\\/](?:dialogs[\\/]|board[\\/]ghost-board)/ },
  { name: 'checkouts', test: /play[\\/](?:entry[\\/]checkout[\\/]|checkouts)/ },
  {
    name: 'calling',
    test: /play[\\/](?:(?:calling|device|relay)[\\/](?!.*\.ca\.)|screen[\\/](?:accompaniment|use-moment))/,
  },
  { name: 'queries', test: /[\\/]queries\.ts$|addresses[\\/](?!health|sponsors)/ },
  { name: 'accounts-sign-in', test: /app[\\/]auth-layout|accounts[\\/]sign-in/ },
  { name: 'accounts-settings', test: /accounts[\\/](?:settings|users)[\\/]/ },
  { name: roomOf, debugName: 'rooms' },
  // Small ones together, where nothing of theirs is in the first load.
  { name: 'lobby-elsewhere', test: /lobby[\\/](?:waiting-elsewhere|words)/ },
  {
    name: 'small-pages',
    test: /app[\\/](?:invitation-screen|profile-settings-screen|not-found[\\/])/,
  },
];

/** Names the chunk of a page: one per feature, with forms, account rooms and organisers' tools apart. */
function roomOf(file: string): string | null {
  const room =
    /\/src\/(accounts(?:\/[\w-]+)?|competitions\/(?:results|history|officiating)|(?:competitions|leagues|tournaments)(?:\/form)?|legal|tv)\//;
  return room.exec(file.replaceAll('\\', '/'))?.[1]?.replace('/', '-') ?? null;
}
