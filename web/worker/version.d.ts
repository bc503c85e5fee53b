/** Version of this build, from `build/service-worker.ts`. */
declare module 'virtual:version' {
  export const version: string; // of all that is kept, by its content
  export const files: readonly string[]; // by their addresses
  export const documentIntegrity: string; // of the plain document
}
