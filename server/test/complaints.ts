/** Checks of answers to malformed input: they must be refusals in Spanish. */
import { failure } from '@darts/contracts/envelope';
import { refusal } from '@darts/contracts/refusals';
import * as z from 'zod/mini';
import type { MalformedCall } from './malformed/calls.ts';
import type { RawAnswer } from './raw-http.ts';

const acknowledgement = z.tuple([
  z.union([
    z.looseObject({ success: z.literal(true) }),
    z.looseObject({ success: z.literal(false), ...refusal.shape }),
  ]),
]);

const ENGLISH = /\b(the|not|must|bad|invalid|expected|request|received|too|should)\b/i;
const OUR_FAULT = 'Error inesperado';

/** Returns the fault of an answer; undefined if there is none. */
export function complaintAboutAnswer(
  { head, isCut }: MalformedCall,
  answer: RawAnswer | undefined,
): string | undefined {
  if (!answer) return isCut ? undefined : 'no answer';
  if (answer.status >= 500) return 'it failed';
  if (answer.status < 400) return undefined; // the input was valid after all
  const [request = ''] = head;
  const isWordless = request.startsWith('HEAD ') || request.includes(' /socket.io/');
  if (isWordless) return undefined; // no body, or Engine.IO's
  const isNodes = isCut || head.includes('expect: nothing'); // some input is refused by Node itself
  if (isNodes && /^(0\r\n\r\n)?$/.test(answer.body)) return undefined;
  const read = failure.safeParse(valueOf(answer.body));
  if (!read.success) return 'no envelope';
  return complaintAboutWords([read.data.message, ...Object.values(read.data.errors)]);
}

/** Returns the fault of an acknowledgement; undefined if there is none. */
export function complaintAboutReply(text: string): string | undefined {
  const read = acknowledgement.safeParse(valueOf(text));
  if (!read.success) return 'no acknowledgement';
  const [answer] = read.data;
  return answer.success ? undefined : complaintAboutWords([answer.message]);
}

function complaintAboutWords(words: readonly string[]): string | undefined {
  if (words.includes(OUR_FAULT)) return 'it failed';
  return words.some((each) => each === '' || ENGLISH.test(each)) ? 'not in Spanish' : undefined;
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
