/** `npm start`: the whole product, built if it is not, in this very process. */
import { buildWeb } from './web-build.ts';

if (!buildWeb()) process.exit(1);
await import('../server/src/main.ts');
