import { frameOf, openWebsocket, type Websocket } from '../load/websocket.ts';

/** Where they come from, as a proxy on this machine tells it: not from where the others play. */
const ADDRESS = '203.0.113.66';

const WEBSOCKETS = 60;
const TICK = 100; // milliseconds
const ASKED = 3; // requests of each in a tick
const FLOODED = 500; // tiny ones besides, of those that flood
const HEARTBEATS = 50; // ticks, after which they say that they are there
const RETURN = 1000; // milliseconds after they were cut

type Siege = {
  readonly url: string;
  readonly cookies: readonly string[]; // of the sessions of one account
  readonly gameId: string; // a finished game of it
  readonly floods: boolean; // whether every third one asks for nothing, far over the limit
};

/** Websockets that ask and never read, and that come back. Returns how often they were cut so far. */
export function besiege({ url, cookies, gameId, floods }: Siege): () => number {
  const address = new URL(`${url}/socket.io/?EIO=4&transport=websocket`);
  const request = frameOf(`421${JSON.stringify(['joinGame', { gameId }])}`);
  const asked = repeated(request, ASKED);
  const flooded = Buffer.concat([asked, repeated(frameOf('421["x"]'), FLOODED)]);
  let cuts = 0;

  function open(index: number): void {
    const cookie = cookies[index % cookies.length] ?? '';
    const frames = floods && index % 3 === 0 ? flooded : asked;
    let timer: NodeJS.Timeout | undefined;
    let ticks = 0;
    const attack = (): void => {
      socket.write(frames);
      if ((ticks += 1) % HEARTBEATS === 0) socket.send('3');
    };
    const socket: Websocket = openWebsocket(
      address,
      { cookie, 'x-forwarded-for': ADDRESS },
      {
        opened: () => socket.send('40{}'),
        heard(text) {
          if (!text.startsWith('40')) return;
          socket.stopReading();
          timer = setInterval(attack, TICK);
        },
        closed: once(() => {
          clearInterval(timer);
          cuts += 1;
          setTimeout(open, RETURN, index);
        }),
      },
    );
  }

  for (let index = 0; index < WEBSOCKETS; index += 1) open(index);
  return () => cuts;
}

const repeated = (frame: Buffer, times: number): Buffer =>
  Buffer.concat(Array.from({ length: times }, () => frame));

/** Only the first time: a socket that fails says so, and then that it is closed. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
