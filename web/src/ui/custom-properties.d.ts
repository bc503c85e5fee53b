/** Custom properties in `style`, which the types of React do not know. */
export type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
