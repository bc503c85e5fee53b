/** What a connection may send, and when: it asks once to be let in, and then for what it wants. */
import type { Socket } from 'engine.io';
import type { Meter } from './admission.ts';
import { transportOf } from './websocket/engine.ts';

/** Socket.IO's request to be let into the main namespace: it carries the id of a tab. */
const CONNECT = /^0(?:\{|$)/;

/** The start of a packet that is held until its attachments have come. */
const WITH_ATTACHMENTS = /^[56]/;

/** How long a packet may be that is held, for as long as the client likes. */
const MAX_HELD = 1024; // bytes

/** Until it is let in, a connection may send this one request, and nothing before it or after it. */
export function expectConnect(conn: Socket): void {
  const transport = transportOf(conn);
  transport.judge = (data) => {
    transport.judge = () => 'cut';
    const isConnect = typeof data === 'string' && CONNECT.test(data);
    return isConnect && data.length <= MAX_HELD ? 'read' : 'cut';
  };
}

/** From now on it may send whatever else the meter allows. */
export function letIn(conn: Socket, meter: Meter): void {
  transportOf(conn).judge = (data) => {
    if (typeof data !== 'string') return meter(Buffer.isBuffer(data) ? data.length : 0);
    const isHeld = data.length > MAX_HELD && WITH_ATTACHMENTS.test(data);
    return isHeld || data.startsWith('0') ? 'cut' : meter(data.length);
  };
}
