/** Transport that bypasses Engine.IO's queues and Socket.IO, in both directions. */
import type { Socket } from 'node:net';
import { GuardedTransport, type EnginePacket, type Upgrade } from './guarded-transport.ts';

/**
 * Prefix of a Socket.IO packet with attachments: its type and the number of attachments, which follow as binary
 * messages.
 */
const WITH_ATTACHMENTS = /^[56](\d+)-/;

export class DirectTransport extends GuardedTransport {
  /** Handles a message in place of Socket.IO. Returns false to leave it to Socket.IO. */
  take: (message: string) => boolean = () => false;
  readonly #socket: Socket;
  #attachmentsDue = 0;
  #inSocketIo = 0; // messages that Socket.IO handles in the next tick

  constructor(upgrade: Upgrade) {
    super(upgrade);
    this.#socket = upgrade.socket;
  }

  /** Sends a frame at once. Call this only while the transport is writable: otherwise messages get out of order. */
  sendNow(frame: Buffer): void {
    if (this.websocket.readyState !== this.websocket.OPEN) return;
    this.hold();
    this.#socket.write(frame);
  }

  protected override read(packet: EnginePacket): void {
    if (packet.type !== 'message') return super.read(packet);
    const data: unknown = packet.data;
    const mayBeTaken = typeof data === 'string' && this.#isNext();
    if (!mayBeTaken || !this.take(data)) this.#leave(packet);
  }

  /** True if Socket.IO has handled all earlier messages, and waits for no attachment. */
  #isNext(): boolean {
    return this.#inSocketIo === 0 && this.#attachmentsDue === 0;
  }

  #leave(packet: EnginePacket): void {
    const data: unknown = packet.data;
    super.read(packet);
    if (typeof data === 'string') {
      this.#attachmentsDue = Number(WITH_ATTACHMENTS.exec(data)?.[1] ?? 0);
    } else this.#attachmentsDue = Math.max(0, this.#attachmentsDue - 1);
    this.#inSocketIo += 1;
    process.nextTick(() => {
      this.#inSocketIo -= 1;
    });
  }
}
