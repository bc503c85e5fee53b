import type { Plugin } from 'vite';

/** Parts of React that neither the app nor its libraries use, and that bundlers cannot drop by themselves. */
const UNUSED = [
  'Children',
  'Profiler',
  'PureComponent',
  'addTransitionType',
  'cacheSignal',
  'cloneElement',
  'createRef',
  'isValidElement',
  'unstable_useCacheRefresh',
];

const USE = new RegExp(String.raw`\.(?:${UNUSED.join('|')})\b`);

/** Removes unused parts of React, 1.1 KB. The build fails if a part is not found, or is used. */
export const unusedReact = (): Plugin => ({
  name: 'unused-react',
  apply: 'build',
  transform: {
    filter: { id: /react[\\/]cjs[\\/]react\.production/ },
    handler(code) {
      let rest = code;
      for (const name of UNUSED) {
        const before = rest;
        rest = rest.replace(new RegExp(`exports\\.${name} = (?:\\w+;|function[^]*?\\n\\};)`), '');
        if (rest === before) this.error(`React has no ${name}`);
      }
      return { code: rest, map: null };
    },
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && USE.test(chunk.code)) {
        this.error(`${chunk.fileName} uses a part of React that is left out`);
      }
    }
  },
});
