/** `npm start`: runs the whole product in this process, and builds the web first if necessary. */
import { buildWeb } from './web-build.ts';

if (!buildWeb()) process.exit(1);
await import('../server/src/main.ts');
