import { openWebsocket } from './websocket.ts';

/**
 * One Socket.IO connection, spoken by hand: a fraction of the real client's work, so that whoever
 * makes the load does not slow down what is measured.
 */
export type RawSocket = {
  /** Sends an event as the JSON of its array; `answered` gets that of the acknowledgement's. */
  readonly send: (event: string, answered?: (answer: string) => void) => void;
  /** Hears every event, as the JSON of its array. One at a time: each call replaces the one before. */
  readonly hear: (heard: (event: string) => void) => void;
  readonly close: () => void;
};

export type Handshake = {
  readonly namespace?: string; // the server's own when left out
  readonly cookie?: string;
  readonly auth?: object;
};

// What Engine.IO and Socket.IO put before a message.
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';
const ANSWER = '43';
const REFUSAL = '44';

/** Connects, and resolves once the server has let it in. */
export async function rawSocket(url: string, handshake: Handshake = {}): Promise<RawSocket> {
  const { namespace, cookie, auth = {} } = handshake;
  const prefix = namespace ? `/${namespace},` : '';
  const address = new URL(`${url}/socket.io/?EIO=4&transport=websocket`);
  const answers = new Map<number, (answer: string) => void>();
  const { promise: letIn, resolve, reject } = Promise.withResolvers<void>();
  let hear: (event: string) => void = () => {};
  let asked = 0;

  const take: Readonly<Record<string, (rest: string) => void>> = {
    [CONNECT]: () => resolve(),
    [EVENT]: (event) => hear(event),
    [ANSWER]: (rest) => {
      const start = rest.indexOf('[');
      const id = Number(rest.slice(0, start));
      answers.get(id)?.(rest.slice(start));
      answers.delete(id);
    },
    [REFUSAL]: (why) => reject(new Error(why)),
  };
  const socket = openWebsocket(address, cookie ? { cookie } : {}, {
    opened: () => socket.send(`${CONNECT}${prefix}${JSON.stringify(auth)}`),
    heard: (text) => {
      if (text === PING) socket.send(PONG);
      else take[text.slice(0, 2)]?.(text.slice(2 + prefix.length));
    },
    closed: reject,
  });
  await letIn;

  return {
    send: (event, answered) => {
      if (answered) answers.set((asked += 1), answered);
      socket.send(`${EVENT}${prefix}${answered ? asked : ''}${event}`);
    },
    hear: (heard) => void (hear = heard),
    close: socket.close,
  };
}

/** Asks what is not measured, and returns what was acknowledged. */
export const ask = (socket: RawSocket, name: string, asked: object): Promise<unknown> =>
  new Promise((resolve) =>
    socket.send(JSON.stringify([name, asked]), (answer) => {
      const [answered] = JSON.parse(answer) as [unknown]; // an acknowledgement is an array of one
      resolve(answered);
    }),
  );

/** A whole number of up to four digits in a message that is not worth reading whole. */
export function numberAfter(key: string, message: string): number {
  const start = message.indexOf(key) + key.length;
  return Number.parseInt(message.slice(start, start + 4), 10);
}
