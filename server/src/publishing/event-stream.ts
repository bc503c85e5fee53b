import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { PublicEvent } from '@darts/contracts/publishing';

/** So many beats after the last message one is sent that says nothing, which keeps the connection open. */
const SILENT_AT_MOST = 15;

/** For so many beats a message may lie unread. */
const UNREAD_AT_MOST = 30;

/**
 * Server-sent events of one reader, a beat a second. What is held for a reader is one message, however
 * much changes and however little is read.
 *
 * @param answer that `stream` is sent as
 */
export function eventStream(answer: ServerResponse) {
  const stream = new Readable({ read() {} });
  answer.once('close', () => stream.destroy()); // also of one that was not sent as a stream
  let isOwed = false;
  let silent = 0; // beats
  let unread = 0; // beats

  // Beyond what the system buffers by itself, of which nothing is known.
  const isUnread = () => stream.readableLength > 0 || answer.writableLength > 0;

  function push(message: string): void {
    stream.push(message);
    silent = 0;
  }
  push(messageOf('changed')); // whatever has happened since the page was read

  return {
    stream,

    /** To be told with the next beat that something has changed. */
    note(): void {
      isOwed = true;
    },

    /** @param canSend whether what is owed may be said now */
    beat(canSend: boolean): void {
      if (isUnread()) {
        unread += 1;
        if (unread > UNREAD_AT_MOST) answer.destroy();
        return;
      }
      unread = 0;
      silent += 1;
      if (canSend && isOwed) {
        isOwed = false;
        push(messageOf('changed'));
      } else if (silent >= SILENT_AT_MOST) push(':\n\n');
    },

    /** What is pushed by then is all there is. */
    end(last?: PublicEvent): void {
      if (last) stream.push(messageOf(last));
      stream.push(null);
    },
  };
}

const messageOf = (event: PublicEvent): string => `event: ${event}\ndata: {}\n\n`;
