/** Malformed events as websocket frames. */
import { requests } from '@darts/contracts/realtime';
import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';
import { junk, malformed, type Schema } from './json.ts';

export type MalformedEvent = {
  readonly frames: (number: number) => readonly (string | Buffer)[];
  readonly kind: Kind;
};

/** Expected reaction: an answer (`asked`), none (`event`), or possibly the end of the connection (`noise`). */
type Kind = 'asked' | 'event' | 'noise';

const MAX_FRAME_BYTES = 60_000; // just below the server's limit

const NO_EVENTS = [
  ...'__proto__ constructor hasOwnProperty updateGame authError'.split(' '),
  '',
  'a'.repeat(5000),
];

/** Frames that Socket.IO reserves, reads as something else, or cannot read. */
const FRAMES = [
  ...'0 0{} 1 2 2probe 3 3probe 4 40 40"a" 40[1] 40/otra,{} 41 41/otra, 42 42[] 42{}'.split(' '),
  ...'42"a" 42[null] 42["a" 42/otra,["a"] 42["connect"] 42["disconnect","a"] 421[{}]'.split(' '),
  ...'42["error",{}] 42["newListener"] 42999999999999999999["a"] 43 43[] 4399[1]'.split(' '),
  ...'43-1[] 44{} 45 451- 451-["a"] 45999999999-["a"] 46 49 5 6 7 b4AAAA'.split(' '),
  '',
  '\u001e42["a"]\u001e',
  '451-["recordTurn",{"_placeholder":true,"num":0}]',
  '451-["recordTurn",{"_placeholder":true,"num":-1}]',
  '451-["recordTurn",{"_placeholder":true,"num":"__proto__"}]',
  '4'.repeat(70_000),
];

function asked(name: string, input: Arbitrary<string>): Arbitrary<MalformedEvent> {
  const more = fc.array(junk, { maxLength: 2 });
  const kind = fc.constantFrom<Kind>('asked', 'event');
  return fc.record({ input, more, kind }).map((parts) => {
    const args = `[${[JSON.stringify(name), parts.input, ...parts.more].join()}]`;
    return {
      frames: (number) => [`42${parts.kind === 'asked' ? number : ''}${args}`],
      kind: isRead(args) ? parts.kind : 'noise',
    };
  });
}

/** True if the server can parse the text. */
function isRead(json: string): boolean {
  try {
    JSON.parse(json);
    return Buffer.byteLength(json) < MAX_FRAME_BYTES;
  } catch {
    return false;
  }
}

const withBinary = (name: string): Arbitrary<MalformedEvent> =>
  fc
    .record({
      announced: fc.nat({ max: 4 }),
      placeholder: fc.constantFrom('0', '1', '-1', '"0"', 'null', '1e9', '"length"'),
      attachments: fc.array(fc.uint8Array({ maxLength: 100 }), { maxLength: 4 }),
    })
    .map(({ announced, placeholder, attachments }) => ({
      frames: (number) => [
        `45${announced}-${number}["${name}",{"gameId":{"_placeholder":true,"num":${placeholder}}}]`,
        ...attachments.map((bytes) => Buffer.from(bytes)),
      ],
      kind: 'noise',
    }));

const unread = (frame: string | Buffer): MalformedEvent => ({
  frames: () => [frame],
  kind: 'noise',
});

/** Any malformed event. */
export function malformedEvent(ids: readonly string[]): Arbitrary<MalformedEvent> {
  const known = Object.entries(requests).map(([name, { input }]) =>
    // Zod's JSON schemas have the fields of `Schema`.
    asked(name, malformed(z.toJSONSchema(input) as Schema, ids)),
  );
  const unknown = NO_EVENTS.map((name) => asked(name, junk));
  return fc.oneof(
    { weight: 20, arbitrary: fc.oneof(...known) },
    { weight: 2, arbitrary: fc.oneof(...unknown) },
    { weight: 2, arbitrary: fc.oneof(...Object.keys(requests).map(withBinary)) },
    { weight: 3, arbitrary: fc.constantFrom(...FRAMES).map(unread) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map(unread) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => unread(Buffer.from(bytes))),
    },
  );
}
