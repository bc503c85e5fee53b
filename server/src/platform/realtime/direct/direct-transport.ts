/** A websocket of Engine.IO with a way past its queues, and past Socket.IO, in both directions. */
import { transports } from 'engine.io';

const WebSocketTransport = transports.websocket;
type WebSocketTransport = InstanceType<typeof WebSocketTransport>;
type EnginePacket = Parameters<WebSocketTransport['send']>[0][number];
export type Upgrade = ConstructorParameters<typeof WebSocketTransport>[0];
type Websocket = NonNullable<Upgrade['websocket']>;

const AS_TEXT = { binary: false };

/** The start of a Socket.IO packet that has so many attachments, each a binary message of its own. */
const WITH_ATTACHMENTS = /^[56](\d+)-/;

/** How many unread bytes are held for a connection. A client that has stopped reading asks anew when it is back. */
const MAX_UNREAD = 1024 * 1024;

/** What holding a message takes besides its own bytes, roughly. */
const MESSAGE_OVERHEAD = 512;

/** What is done with something that a client sends. */
export type Verdict = 'read' | 'refuse' | 'cut';

export class DirectTransport extends WebSocketTransport {
  /** Judges whatever comes before it is read, by its data: nothing, of a heartbeat. */
  judge: (data: unknown) => Verdict = () => 'read';
  /** Takes a message before Socket.IO gets it, or leaves it. One that is to be refused is not read. */
  take: (message: string, isRefused: boolean) => boolean = () => false;
  readonly #websocket: Websocket;
  #attachmentsDue = 0;
  #inSocketIo = 0; // messages that it has, and acts on in the next tick
  #queued = 0; // bytes that Engine.IO keeps until the websocket can be written to
  #held = 0; // messages that were sent since there was nothing unread

  constructor(upgrade: Upgrade) {
    super(upgrade);
    if (!upgrade.websocket) throw new Error('There is no websocket.');
    this.#websocket = upgrade.websocket;
    this.#websocket.on('ping', () => this.judge(undefined) === 'cut' && this.cut());
  }

  /** Bytes that were sent and that the server still holds, as the client has not taken them yet. */
  get unread(): number {
    const bytes = this.#websocket.bufferedAmount + this.#queued;
    return bytes === 0 ? 0 : bytes + MESSAGE_OVERHEAD * this.#held;
  }

  /** Only while it is writable: what waits to be written goes first. */
  sendNow(bytes: Buffer): void {
    this.#hold();
    this.#websocket.send(bytes, AS_TEXT);
  }

  /** Engine.IO keeps so many bytes until it can write them; `flushed` says that it has. */
  queue(bytes: number): void {
    this.#hold();
    this.#queued += bytes;
  }

  flushed(): void {
    this.#queued = 0;
  }

  /** Ends the connection at once, whether the other side reads or not. */
  cut(): void {
    this.#websocket.terminate();
  }

  /** One more message: cuts the connection if too much of what came before is unread. */
  #hold(): void {
    const { unread } = this;
    this.#held = unread === 0 ? 0 : this.#held + 1;
    if (unread > MAX_UNREAD) this.cut();
  }

  protected override onPacket(packet: EnginePacket): void {
    const data: unknown = packet.data;
    const verdict = this.judge(data);
    if (verdict === 'cut') return this.cut();
    if (packet.type !== 'message') return super.onPacket(packet);
    const isRefused = verdict === 'refuse';
    const mayBeTaken = typeof data === 'string' && this.#isNext();
    if (mayBeTaken && this.take(data, isRefused)) return undefined;
    return isRefused ? this.cut() : this.#leave(packet);
  }

  /** Whether Socket.IO has acted on all that came before, and waits for no attachment. */
  #isNext(): boolean {
    return this.#inSocketIo === 0 && this.#attachmentsDue === 0;
  }

  #leave(packet: EnginePacket): void {
    const data: unknown = packet.data;
    super.onPacket(packet);
    if (typeof data === 'string') {
      this.#attachmentsDue = Number(WITH_ATTACHMENTS.exec(data)?.[1] ?? 0);
    } else this.#attachmentsDue = Math.max(0, this.#attachmentsDue - 1);
    this.#inSocketIo += 1;
    process.nextTick(() => {
      this.#inSocketIo -= 1;
    });
  }
}
