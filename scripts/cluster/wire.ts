import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** State of a wire. `whole`: forwards data; `cut`: closes all connections; `silent`: drops data without an error. */
export type WireState = 'whole' | 'cut' | 'silent';

export type Wire = {
  readonly port: number;
  readonly set: (state: WireState) => void;
  readonly close: () => void;
};

/** Opens a wire, a proxy that can be cut, to a port of this machine. */
export async function wire(targetPort: number): Promise<Wire> {
  let state: WireState = 'whole';
  const ends = new Set<Socket>();

  const join = (from: Socket, to: Socket): void => {
    ends.add(from);
    from.on('data', (piece) => {
      if (state === 'whole') to.write(piece);
      // Dropped data is lost, so both sides have to reconnect afterwards.
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
    port: (server.address() as AddressInfo).port, // a server that listens on TCP has an `AddressInfo`
    set(next) {
      // Leaving `silent` also closes all connections, as if the other side had timed out.
      if (next === 'cut' || state === 'silent') cutAll();
      state = next;
    },
    close() {
      cutAll();
      server.close();
    },
  };
}
