/** A websocket of Engine.IO that bounds what its client sends, and what is buffered for it unread. */
import { transports } from 'engine.io';

const WebSocketTransport = transports.websocket;
type WebSocketTransport = InstanceType<typeof WebSocketTransport>;
export type EnginePacket = Parameters<WebSocketTransport['send']>[0][number];
export type Upgrade = ConstructorParameters<typeof WebSocketTransport>[0];
type Websocket = NonNullable<Upgrade['websocket']>;

/** How many unread bytes are held for a connection. A client that has stopped reading asks anew when it is back. */
const MAX_UNREAD = 1024 * 1024;

/** What holding a message takes besides its own bytes, roughly. */
const MESSAGE_OVERHEAD = 512;

/** What is done with something that a client sends. */
export type Verdict = 'read' | 'refuse' | 'cut';

export class GuardedTransport extends WebSocketTransport {
  /** Judges whatever comes before it is read, by its data: nothing, of a heartbeat. */
  judge: (data: unknown) => Verdict = () => 'read';
  /** Refuses a message unread. Returns whether that can be said to its sender, who is cut otherwise. */
  refuse: (message: string) => boolean = () => false;
  protected readonly websocket: Websocket;
  #queued = 0; // bytes that Engine.IO keeps until the websocket can be written to
  #held = 0; // messages that were sent since there was nothing unread

  constructor(upgrade: Upgrade) {
    super(upgrade);
    if (!upgrade.websocket) throw new Error('There is no websocket.');
    this.websocket = upgrade.websocket;
    this.websocket.on('ping', () => this.judge(undefined) === 'cut' && this.cut());
  }

  /** Bytes that were sent and that the server still holds, as the client has not taken them yet. */
  get unread(): number {
    const bytes = this.websocket.bufferedAmount + this.#queued;
    return bytes === 0 ? 0 : bytes + MESSAGE_OVERHEAD * this.#held;
  }

  /** Engine.IO keeps so many bytes until it can write them; `flushed` says that it has. */
  queue(bytes: number): void {
    this.hold();
    this.#queued += bytes;
  }

  flushed(): void {
    this.#queued = 0;
  }

  /** Ends the connection at once, whether the other side reads or not. */
  cut(): void {
    this.websocket.terminate();
  }

  /** One more message: cuts the connection if too much of what came before is unread. */
  protected hold(): void {
    const { unread } = this;
    this.#held = unread === 0 ? 0 : this.#held + 1;
    if (unread > MAX_UNREAD) this.cut();
  }

  protected override onPacket(packet: EnginePacket): void {
    const data: unknown = packet.data;
    const verdict = this.judge(data);
    if (verdict === 'cut') return this.cut();
    if (verdict === 'read' || packet.type !== 'message') return this.read(packet);
    const isRefused = typeof data === 'string' && this.refuse(data);
    return isRefused ? undefined : this.cut();
  }

  /** Leaves it to Engine.IO, and so to Socket.IO. */
  protected read(packet: EnginePacket): void {
    super.onPacket(packet);
  }
}
