/** `npm run format`: formats every file with oxfmt. */
import { runProgram } from './programs/run-program.ts';

process.exit(runProgram('oxfmt') ? 0 : 1);
