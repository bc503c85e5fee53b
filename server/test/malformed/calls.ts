/** Malformed calls as raw HTTP. */
import fc, { type Arbitrary } from 'fast-check';
import { brokenJson, junk, malformed, type Schema } from './json.ts';

/** A call, with the parameters of its path in braces. */
export type Route = {
  readonly method: string;
  readonly path: string;
  readonly body: Schema | undefined;
};

export type MalformedCall = {
  readonly head: readonly string[]; // lines without the cookie; empty: no HTTP
  readonly body: string;
  readonly isCut: boolean; // incomplete: the server waits for more
};

const METHODS = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE BREW'.split(' ');

const PIECES = [
  'a b',
  ...String.raw`%zz % %00 %ff%fe %2e%2e%2f .. __proto__ constructor null -1 NaN 1e999`.split(' '),
  ...String.raw`%f0%9f%8e%af * ; // %5c..%5c {gameId} 0 2147483648 ñ \..\ ?? # []`.split(' '),
];

const QUERIES = [
  ...'limit=-1 limit=NaN limit=1&limit=2 limit[]=1 __proto__[a]=1 constructor=1 q'.split(' '),
  ...'q=%zz q=%00 q=%25_%5c status=x mine=maybe before=ayer &&==& created=1'.split(' '),
  '&a=1'.repeat(2000),
  `q=${'a'.repeat(9000)}`,
];

const HEADERS = [
  ...lines(`
    cookie: session=%zz
    cookie: ;;=;__proto__=1
    origin: null
    origin: javascript:0
    origin: http://otra.es
    host: a b
    no colon
    : nothing
    range: bytes=9-1
    accept-encoding: br;q=9, *
    if-modified-since: never
    content-length: 999
    content-length: -1
    content-encoding: br
    transfer-encoding: chunked
    transfer-encoding: gzip
    expect: nothing
    expect: 100-continue
    accept: ñ
    accept-version: 9
    x-forwarded-for: nobody
    x-forwarded-proto: ftp
  `),
  `cookie: session=${'a'.repeat(4000)}`,
  `x-long: ${'a'.repeat(20_000)}`,
];

const TYPES = lines(`
  text/plain
  application/x-www-form-urlencoded
  multipart/form-data
  application/xml
  application/json; charset=utf-16
  application/json, text/html
  */*
  json
`);

const NO_HTTP = [
  '\r\n\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /api/users/me HTTP/1.1\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'POST /api/users/login HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/users/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
  '\u0016\u0003\u0001\u0002',
  '\0'.repeat(1000),
  'A'.repeat(100_000),
  `GET /api/${'a'.repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
];

const HANDSHAKES = [
  '',
  ...'EIO=3&transport=websocket EIO=4&transport=polling EIO=NaN&transport=x'.split(' '),
  ...'EIO=4&transport=websocket EIO=4&transport=websocket&sid=__proto__ EIO[]=4'.split(' '),
];

function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

/** Picks `good` five times out of six. */
const mostly = <Value>(good: Arbitrary<Value>, bad: Arbitrary<Value>): Arbitrary<Value> =>
  fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: bad });

const badPiece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme' }).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.constantFrom(99, 101, 3000).map((length) => 'a'.repeat(length)) },
);

const pathOf = (path: string, ids: readonly string[]): Arbitrary<string> =>
  fc
    .array(mostly(fc.constantFrom(...ids), badPiece), { minLength: 3, maxLength: 3 })
    .map((pieces) => path.replaceAll(/\{\w+\}/g, () => pieces.pop() ?? ''));

const anyPath: Arbitrary<string> = fc
  .tuple(fc.constantFrom('/api/', '/assets/', '/logos/', '/api/docs/'), badPiece, badPiece)
  .map(([root, one, other]) => `${root}${one}/${other}`);

const badQuery = fc.oneof(fc.constantFrom(...QUERIES), badPiece).map((query) => `?${query}`);

/** A call with a wrong body; without a body, with a wrong query. */
function callTo({ body, ...route }: Route, ids: readonly string[]): Arbitrary<MalformedCall> {
  const badBody = body
    ? fc.oneof({ weight: 8, arbitrary: malformed(body, ids) }, { weight: 1, arbitrary: brokenJson })
    : fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: junk });
  return fc
    .record({
      method: mostly(fc.constant(route.method), fc.constantFrom(...METHODS)),
      path: mostly(pathOf(route.path, ids), anyPath),
      query: body ? mostly(fc.constant(''), badQuery) : badQuery,
      type: mostly(fc.constant('application/json'), fc.constantFrom(...TYPES)),
      header: mostly(fc.constant(''), fc.constantFrom(...HEADERS)),
      body: badBody,
    })
    .map(rendered);
}

type Parts = Record<'method' | 'path' | 'query' | 'type' | 'header' | 'body', string>;

const rendered = ({ method, path, query, type, header, body }: Parts): MalformedCall => ({
  head: [
    `${method} ${path}${query} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    ...(body === '' ? [] : [`content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`]),
    ...(header === '' ? [] : [header]),
  ],
  body,
  isCut: body === '' && /^(content-length|transfer-encoding)/.test(header),
});

/** A websocket handshake, followed by junk instead of frames. */
const handshake: Arbitrary<MalformedCall> = fc
  .record({ query: fc.constantFrom(...HANDSHAKES), body: fc.string({ unit: 'binary' }) })
  .map(({ query, body }) => ({
    head: [
      `GET /socket.io/?${query} HTTP/1.1`,
      'host: 127.0.0.1',
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ],
    body,
    isCut: true,
  }));

const noHttp = (body: string): MalformedCall => ({ head: [], body, isCut: true });

/** Any malformed call. */
export const malformedCall = (
  routes: readonly Route[],
  ids: readonly string[],
): Arbitrary<MalformedCall> =>
  fc.oneof(
    { weight: 30, arbitrary: fc.oneof(...routes.map((route) => callTo(route, ids))) },
    { weight: 1, arbitrary: handshake },
    { weight: 1, arbitrary: fc.constantFrom(...NO_HTTP).map(noHttp) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map(noHttp) },
  );

/** Returns a call as raw HTTP. */
export const textOf = ({ head, body }: MalformedCall, cookie: string): string =>
  head.length === 0 ? body : [...head, `cookie: ${cookie}`, '', body].join('\r\n');
