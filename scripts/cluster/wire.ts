import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What may happen to a wire: it carries, it is cut, or it swallows what is said without a word. */
export type WireState = 'whole' | 'cut' | 'silent';

export type Wire = {
  readonly port: number;
  readonly set: (state: WireState) => void;
  readonly close: () => void;
};

/** A wire to a port of this machine, that can be cut. */
export async function wire(targetPort: number): Promise<Wire> {
  let state: WireState = 'whole';
  const ends = new Set<Socket>();

  const join = (from: Socket, to: Socket): void => {
    ends.add(from);
    from.on('data', (piece) => {
      if (state === 'whole') to.write(piece);
      // What is swallowed never arrives, so the two can only begin anew afterwards.
      else from.pause();
    });
    from.on('close', () => {
      ends.delete(from);
      to.destroy();
    });
    from.on('error', () => from.destroy());
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(targetPort, '127.0.0.1');
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const cutAll = () => {
    for (const end of ends) end.destroy();
  };

  return {
    port: (server.address() as AddressInfo).port, // of a listening TCP server
    set(next) {
      // Mended after a silence, it goes like a wire whose other side has long given up.
      if (next === 'cut' || state === 'silent') cutAll();
      state = next;
    },
    close() {
      cutAll();
      server.close();
    },
  };
}
