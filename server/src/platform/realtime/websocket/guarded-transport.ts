/** Transport that bounds what its client sends, and what the server buffers for it. */
import { transports } from 'engine.io';

const WebSocketTransport = transports.websocket;
type WebSocketTransport = InstanceType<typeof WebSocketTransport>;
export type EnginePacket = Parameters<WebSocketTransport['send']>[0][number];
export type Upgrade = ConstructorParameters<typeof WebSocketTransport>[0];
type Websocket = NonNullable<Upgrade['websocket']>;

/** Limit of unread bytes buffered for a connection. A client that is cut off loads everything again on reconnecting. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** Approximate memory of a buffered message besides its content. */
const MESSAGE_OVERHEAD_BYTES = 512;

/** Decision on a message of a client. `cut`: ends the connection. */
export type Verdict = 'read' | 'refuse' | 'cut';

export class GuardedTransport extends WebSocketTransport {
  /** Decides on a packet before it is read. `data` is undefined for a heartbeat. */
  judge: (data: unknown) => Verdict = () => 'read';
  /** Answers a refused message. Returns false if it cannot be answered: the connection is cut. */
  refuse: (message: string) => boolean = () => false;
  protected readonly websocket: Websocket;
  #queued = 0; // bytes in Engine.IO's queue
  #held = 0; // messages sent since the buffer was last empty

  constructor(upgrade: Upgrade) {
    super(upgrade);
    if (!upgrade.websocket) throw new Error('There is no websocket.');
    this.websocket = upgrade.websocket;
    this.websocket.on('ping', () => this.judge(undefined) === 'cut' && this.cut());
  }

  /** Bytes buffered until the client reads them, message overhead included. */
  get unread(): number {
    const bytes = this.websocket.bufferedAmount + this.#queued;
    return bytes === 0 ? 0 : bytes + MESSAGE_OVERHEAD_BYTES * this.#held;
  }

  /** Adds bytes that Engine.IO queues; `flushed` resets them. */
  queue(bytes: number): void {
    this.hold();
    this.#queued += bytes;
  }

  flushed(): void {
    this.#queued = 0;
  }

  /** Ends the connection at once, without waiting for the client to read. */
  cut(): void {
    this.websocket.terminate();
  }

  /** Counts an outgoing message. Cuts the connection if more than `MAX_UNREAD_BYTES` are unread. */
  protected hold(): void {
    const { unread } = this;
    this.#held = unread === 0 ? 0 : this.#held + 1;
    if (unread > MAX_UNREAD_BYTES) this.cut();
  }

  protected override onPacket(packet: EnginePacket): void {
    const data: unknown = packet.data;
    const verdict = this.judge(data);
    if (verdict === 'cut') return this.cut();
    if (verdict === 'read' || packet.type !== 'message') return this.read(packet);
    const isRefused = typeof data === 'string' && this.refuse(data);
    return isRefused ? undefined : this.cut();
  }

  /** Passes a packet to Engine.IO, and so to Socket.IO. */
  protected read(packet: EnginePacket): void {
    super.onPacket(packet);
  }
}
