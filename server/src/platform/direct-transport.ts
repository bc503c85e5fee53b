/** A websocket of Engine.IO with a way past its queues, and past Socket.IO, in both directions. */
import { transports } from 'engine.io';

const WebSocketTransport = transports.websocket;
type WebSocketTransport = InstanceType<typeof WebSocketTransport>;
type EnginePacket = Parameters<WebSocketTransport['send']>[0][number];
export type Upgrade = ConstructorParameters<typeof WebSocketTransport>[0];

const AS_TEXT = { binary: false };

/** The start of a Socket.IO packet that has so many attachments, each a binary message of its own. */
const WITH_ATTACHMENTS = /^[56](\d+)-/;

export class DirectTransport extends WebSocketTransport {
  /** Takes a message before Socket.IO gets it, or leaves it. */
  take: (message: string) => boolean = () => false;
  readonly #websocket: Upgrade['websocket'];
  #attachmentsDue = 0;
  #inSocketIo = 0; // messages that it has, and acts on in the next tick

  constructor(upgrade: Upgrade) {
    super(upgrade);
    this.#websocket = upgrade.websocket;
  }

  /** Only while it is writable: what waits to be written goes first. */
  sendNow(bytes: Buffer): void {
    this.#websocket?.send(bytes, AS_TEXT);
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
