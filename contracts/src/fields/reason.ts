/** Why an organiser does something by hand. */
import * as z from 'zod/mini';
import { atMost, line } from './text.ts';
import { words } from '../words.ts';

export const REASON_MAX = 200;

/** In words, for everybody who may see the competition. */
export const reason = line.check(z.minLength(1, words.reason), atMost(REASON_MAX));
