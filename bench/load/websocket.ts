import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';

/** A websocket for short messages in ASCII. */
export type Websocket = {
  readonly send: (text: string) => void;
  /** Sends frames that are ready. */
  readonly write: (frames: Buffer) => void;
  /** Stops reading; sending still works. */
  readonly stopReading: () => void;
  readonly close: () => void;
};

export type Listeners = {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: (why: Error) => void;
};

// Bytes at the start of a frame, by RFC 6455.
const TEXT = 0x81; // an unfragmented text message
const CLOSE = 0x88;
const IS_MASKED = 0x80;
const LONG = 126; // the length follows in two bytes
const TOO_LONG = 127;
const MASK = 4; // bytes

const SWITCHING = 'HTTP/1.1 101 ';
const HEAD_END = '\r\n\r\n';

const NOTHING: Buffer = Buffer.alloc(0);

/** Read buffer of all connections. The callback consumes the bytes before the next read. */
const received = Buffer.allocUnsafe(64 * 1024);

/**
 * Opens a websocket without a library: a library takes a quarter more CPU of the machine, which the measured server
 * shares.
 */
export function openWebsocket(
  url: URL,
  headers: Record<string, string>,
  listeners: Listeners,
): Websocket {
  let left = NOTHING; // start of an incomplete frame
  let isOpen = false;

  function take(bytes: Buffer): void {
    let rest = left.length === 0 ? bytes : Buffer.concat([left, bytes]);
    if (!isOpen) rest = afterHead(rest);
    if (isOpen) rest = afterFrames(rest);
    left = rest.length === 0 ? NOTHING : Buffer.from(rest);
  }

  function afterHead(bytes: Buffer): Buffer {
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return bytes;
    if (!bytes.toString('latin1', 0, end).startsWith(SWITCHING)) {
      socket.destroy(new Error('No websocket.'));
      return NOTHING;
    }
    isOpen = true;
    listeners.opened();
    return bytes.subarray(end + HEAD_END.length);
  }

  function afterFrames(bytes: Buffer): Buffer {
    let rest = bytes;
    for (let frame = frameIn(rest); frame; frame = frameIn(rest)) {
      if (frame.kind === TEXT) listeners.heard(rest.toString('latin1', frame.start, frame.end));
      if (frame.kind === CLOSE) socket.end();
      rest = rest.subarray(frame.end);
    }
    return rest;
  }

  const socket = connect({
    host: url.hostname,
    port: Number(url.port),
    noDelay: true,
    onread: {
      buffer: received,
      callback: (length) => {
        take(received.subarray(0, length));
        return true; // goes on reading
      },
    },
  });
  socket.on('error', listeners.closed);
  socket.on('close', () => listeners.closed(new Error('The server has hung up.')));
  socket.write(headOf(url, headers));

  return {
    send: (text) => void socket.write(frameOf(text)),
    write: (frames) => void socket.write(frames),
    stopReading: () => void socket.pause(),
    close: () => void socket.destroy(),
  };
}

function headOf({ host, pathname, search }: URL, headers: Record<string, string>): string {
  const lines = Object.entries({
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${pathname}${search} HTTP/1.1`, ...lines].join('\r\n') + HEAD_END;
}

/**
 * Returns the first frame; undefined while the frame is incomplete.
 *
 * @throws if the frame is longer than 65,535 bytes
 */
function frameIn(bytes: Buffer) {
  if (bytes.length < 2) return undefined;
  const length = bytes.readUInt8(1);
  if (length === TOO_LONG) throw new Error('That is no short message.');
  const start = length < LONG ? 2 : 4;
  if (bytes.length < start) return undefined;
  const end = start + (length < LONG ? length : bytes.readUInt16BE(2));
  return end <= bytes.length ? { kind: bytes.readUInt8(0), start, end } : undefined;
}

/** Returns the masked frame of a message. */
export function frameOf(text: string): Buffer {
  const { length } = text;
  const isShort = length < LONG;
  const start = (isShort ? 2 : 4) + MASK;
  const frame = Buffer.allocUnsafe(start + length);
  frame.writeUInt8(TEXT, 0);
  frame.writeUInt8(IS_MASKED | (isShort ? length : LONG), 1);
  if (!isShort) frame.writeUInt16BE(length, 2);
  frame.writeUInt32BE(randomInt(2 ** 32), start - MASK);
  frame.write(text, start, 'latin1');
  for (let index = start; index < frame.length; index += 1) {
    const mask = frame[start - MASK + ((index - start) % MASK)] ?? 0;
    frame[index] = (frame[index] ?? 0) ^ mask;
  }
  return frame;
}
