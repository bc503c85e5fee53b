import type { Asked, EventName, EventOf, RequestName } from '@darts/contracts/realtime';
import type { Device, Player } from '../player.ts';
import { placeholders } from './placeholders.ts';

/** One request and its answer, or one event, as text that is the same in two runs. */
export type Step = { readonly name: string; readonly said: unknown };

type Sent = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: object | undefined;
  readonly isUnordered?: boolean; // rows as the store gives them
};

const HEADERS = ['content-type', 'content-disposition', 'cache-control', 'location'];
const STEP_MS = 2000; // longer than answers are kept for readers

type Deps = { readonly server: { readonly url: string }; readonly advance: (ms: number) => void };

export type Recorder = ReturnType<typeof newRecorder>;

function send(url: string, by: Player | null, address: string, sent: Sent): Promise<Response> {
  const [method = '', pattern = ''] = address.split(' ');
  const { params = {}, query = '', body } = sent;
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  return fetch(`${url}/api${path}${query}`, {
    method,
    headers: {
      ...(by && { cookie: by.cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Sorts each list of an object by its rows' text, in which columns are sorted, too. */
const withSortedRows = (rows: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.toSorted((one: object, other: object) => (textOf(one) < textOf(other) ? -1 : 1))
        : value,
    ]),
  );

const textOf = (row: object): string => JSON.stringify(row, Object.keys(row).toSorted());

/** Records calls, requests and events. The clock moves by STEP_MS before each call and request. */
export function newRecorder({ server, advance }: Deps) {
  const steps: Step[] = [];
  const plain = placeholders();
  let story = '';

  const note = (name: string, said: unknown): void => {
    steps.push({
      name: `${steps.length} ${story}: ${plain(name)}`,
      said: JSON.parse(JSON.stringify(said), (_, value: unknown) =>
        typeof value === 'string' ? plain(value) : value,
      ),
    });
  };

  return {
    steps,

    begin(name: string): void {
      story = name;
    },

    /**
     * Makes a call and records its answer.
     *
     * @param address method and path with its parameters in braces, without `/api`
     * @returns the data of its envelope; undefined where it has none
     */
    async call(by: Player | null, address: string, sent: Sent = {}) {
      advance(STEP_MS);
      const answer = await send(server.url, by, address, sent);
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      const said = isJson ? JSON.parse(text) : text;
      note(`${address}${sent.query ?? ''} by ${by?.username ?? 'nobody'}`, {
        status: answer.status,
        headers: Object.fromEntries(HEADERS.map((name) => [name, answer.headers.get(name)])),
        hasTag: answer.headers.has('etag'),
        cookies: answer.headers
          .getSetCookie()
          .map((cookie) => cookie.replace(/=[^;]*/, '=').replace(/Expires=[^;]*/, 'Expires=')),
        said: sent.isUnordered ? withSortedRows(said) : said,
      });
      return said.data;
    },

    /** Sends a request over a connection and records its acknowledgement. */
    async ask<Name extends RequestName>(device: Device, name: Name, input: Asked<Name>) {
      advance(STEP_MS);
      const answer = await device.ask(name, input);
      note(name, answer);
      return answer;
    },

    /** Records the latest event of a name that fits. */
    async event<Name extends EventName>(
      device: Device,
      name: Name,
      fits?: (event: EventOf<Name>) => boolean,
    ): Promise<EventOf<Name>> {
      const event = await device.receives(name, fits);
      note(`event ${name}`, event);
      return event;
    },
  };
}
