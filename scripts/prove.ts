/** `npm run prove`: the tests again, with every proof by trial at its full length. */
import { runProgram } from './run-program.ts';

process.exit(runProgram('vitest run', { PROVE: '1' }) ? 0 : 1);
