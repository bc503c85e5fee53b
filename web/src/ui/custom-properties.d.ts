/** What React takes among the styles of an element, and its types do not know. */
export type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
