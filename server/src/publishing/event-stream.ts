import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { PublicEvent } from '@darts/contracts/publishing';
import type { Clock } from '#platform/clock.ts';

/** So long after the last message one is sent that says nothing, which keeps the connection open. In milliseconds. */
const SILENT_AT_MOST = 15_000;

/** So long a message may lie unread, in milliseconds. */
const UNREAD_AT_MOST = 30_000;

/**
 * Server-sent events of one reader. What is held for a reader is one message, however much changes and
 * however little is read.
 *
 * @param answer that `stream` is sent as
 */
export function eventStream(answer: ServerResponse, clock: Clock) {
  const stream = new Readable({ read() {} });
  answer.once('close', () => stream.destroy()); // also of one that was not sent as a stream
  let isOwed = false;
  let sentAt = clock();
  let readAt = clock(); // when nothing lay unread, the last time

  // Beyond what the system buffers by itself, of which nothing is known.
  const isUnread = () => stream.readableLength > 0 || answer.writableLength > 0;

  function push(message: string): void {
    stream.push(message);
    sentAt = clock();
  }
  push(messageOf('changed')); // whatever has happened since the page was read

  return {
    stream,

    /** Notes that something has changed: the next `send` says so. */
    note(): void {
      isOwed = true;
    },

    /** Says so, if what was sent before has been read. */
    send(): void {
      if (!isOwed || isUnread()) return;
      isOwed = false;
      push(messageOf('changed'));
    },

    /** Keeps the connection open for who reads, and gives up on who does not. */
    keepOpen(): void {
      const now = clock();
      if (isUnread()) {
        if (now - readAt > UNREAD_AT_MOST) answer.destroy();
        return;
      }
      readAt = now;
      if (now - sentAt >= SILENT_AT_MOST) push(':\n\n');
    },

    /** What is pushed by then is all there is. */
    end(last?: PublicEvent): void {
      if (last) stream.push(messageOf(last));
      stream.push(null);
    },
  };
}

const messageOf = (event: PublicEvent): string => `event: ${event}\ndata: {}\n\n`;
