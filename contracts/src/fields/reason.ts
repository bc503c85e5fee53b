/** Reason that an organiser gives for an act by hand. */
import * as z from 'zod/mini';
import { atMost, line } from './text.ts';
import { words } from '../words.ts';

export const REASON_MAX = 200;

/** Text that everybody who may see the competition can read. */
export const reason = line.check(z.minLength(1, words.reason), atMost(REASON_MAX));
