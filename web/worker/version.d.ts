/** What this build is, as `build/service-worker.ts` says. */
declare module 'virtual:version' {
  export const version: string; // of all that is kept, by its content
  export const files: readonly string[]; // by their addresses
  export const documentIntegrity: string; // of the plain document
}
