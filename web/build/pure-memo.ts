import type { Plugin } from 'vite';

/**
 * Tells the bundler that a component wrapped by React Router, and used by nobody, may be left out: its routes that
 * load data, with all that stands on them, which are 3 KB.
 */
export const pureMemo = (): Plugin => ({
  name: 'pure-memo',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/, code: 'React$1.memo(' },
    handler: (code) => ({
      code: code.replaceAll('React$1.memo(', '/* @__PURE__ */ React$1.memo('),
      map: null,
    }),
  },
});
