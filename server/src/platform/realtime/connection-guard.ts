/** Guards of connections: one request to connect, and nothing else until it is accepted. */
import type { Socket } from 'engine.io';
import type { Meter } from './admission.ts';
import { transportOf } from './websocket/engine.ts';

/** Socket.IO's request to connect to the main namespace, with the id of a tab. */
const CONNECT = /^0(?:\{|$)/;

/** Start of a packet that is held until its attachments arrive. */
const WITH_ATTACHMENTS = /^[56]/;

/** Maximum size of a packet that is held: the client decides for how long. */
const MAX_HELD_BYTES = 1024;

/** Allows a new connection the request to connect, once, and nothing else. */
export function expectConnect(conn: Socket): void {
  const transport = transportOf(conn);
  transport.judge = (data) => {
    transport.judge = () => 'cut';
    const isConnect = typeof data === 'string' && CONNECT.test(data);
    return isConnect && data.length <= MAX_HELD_BYTES ? 'read' : 'cut';
  };
}

/** Allows an accepted connection all other messages, within the limits of its meter. */
export function letIn(conn: Socket, meter: Meter): void {
  transportOf(conn).judge = (data) => {
    if (typeof data !== 'string') return meter(Buffer.isBuffer(data) ? data.length : 0);
    const isHeld = data.length > MAX_HELD_BYTES && WITH_ATTACHMENTS.test(data);
    return isHeld || data.startsWith('0') ? 'cut' : meter(data.length);
  };
}
