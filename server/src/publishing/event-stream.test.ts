import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { eventStream } from './event-stream.ts';

const MINUTE = 60_000;
const SECOND = 1000;

const toNobody = () => new ServerResponse(new IncomingMessage(new Socket()));

test('a guest who never reads is let go, and holds one message until then', async () => {
  const answer = toNobody();
  let now = 0;
  const events = eventStream(answer, () => now);
  events.stream.pipe(answer);
  const held = () => events.stream.readableLength + answer.writableLength;
  await expect.poll(() => events.stream.readableLength).toBe(0);
  const first = held();

  for (; now < MINUTE; now += SECOND) {
    events.note();
    events.send();
    events.keepOpen();
    expect(held()).toBe(first);
  }

  expect(answer.destroyed).toBe(true);
});

test('events end with the answer, although nobody has begun to read them', () => {
  const answer = toNobody();
  const { stream } = eventStream(answer, () => 0);

  answer.emit('close');

  expect(stream.destroyed).toBe(true);
});
