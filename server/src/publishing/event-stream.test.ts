import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { eventStream } from './event-stream.ts';

const MINUTE = 60; // beats

const toNobody = () => new ServerResponse(new IncomingMessage(new Socket()));

test('a guest who never reads is let go, and holds one message until then', async () => {
  const answer = toNobody();
  const events = eventStream(answer);
  events.stream.pipe(answer);
  const held = () => events.stream.readableLength + answer.writableLength;
  await expect.poll(() => events.stream.readableLength).toBe(0);
  const first = held();

  for (let beats = 0; beats < MINUTE; beats += 1) {
    events.note();
    events.beat(true);
    expect(held()).toBe(first);
  }

  expect(answer.destroyed).toBe(true);
});

test('events end with the answer, although nobody has begun to read them', () => {
  const answer = toNobody();
  const { stream } = eventStream(answer);

  answer.emit('close');

  expect(stream.destroyed).toBe(true);
});
