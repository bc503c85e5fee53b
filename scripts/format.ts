/** `npm run format`: writes every file in the format of the house. */
import { runProgram } from './programs/run-program.ts';

process.exit(runProgram('oxfmt') ? 0 : 1);
