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

export class DirectTransport extends WebSocketTransport {
  /** Takes a message before Socket.IO gets it, or leaves it. */
  take: (message: string) => boolean = () => false;
  readonly #websocket: Websocket;
  #attachmentsDue = 0;
  #inSocketIo = 0; // messages that it has, and acts on in the next tick
  #queued = 0; // bytes that Engine.IO keeps until the websocket can be written to
  #held = 0; // messages that were sent since there was nothing unread

  constructor(upgrade: Upgrade) {
    super(upgrade);
    if (!upgrade.websocket) throw new Error('There is no websocket.');
    this.#websocket = upgrade.websocket;
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
    if (packet.type !== 'message') super.onPacket(packet);
    else if (typeof data !== 'string') this.#leave(packet, Math.max(0, this.#attachmentsDue - 1));
    else if (!this.#mayBeTaken() || !this.take(data)) {
      this.#leave(packet, Number(WITH_ATTACHMENTS.exec(data)?.[1] ?? 0));
    }
  }

  /** Not while Socket.IO has yet to act on what came before, or waits for an attachment. */
  #mayBeTaken(): boolean {
    return this.#inSocketIo === 0 && this.#attachmentsDue === 0;
  }

  #leave(packet: EnginePacket, attachmentsDue: number): void {
    super.onPacket(packet);
    this.#attachmentsDue = attachmentsDue;
    this.#inSocketIo += 1;
    process.nextTick(() => {
      this.#inSocketIo -= 1;
    });
  }
}
