import { requests, type RequestName } from '@darts/contracts/realtime';
import type { Sessions } from '#platform/caller.ts';
import { listenForRequests } from './websocket/requests.ts';
import type { Log } from '#platform/log.ts';
import type { ObserveEvent } from '#platform/http/metrics.ts';
import type { GameSocket, Handlers, Sender, UncheckedSender } from './realtime.ts';
import { answerTo, Refusal } from '#platform/refusals.ts';
import { serialQueue, type SerialQueue } from '#platform/scheduling.ts';
import type { BackgroundTasks } from '#platform/background-tasks.ts';

type Reply = (answer: object) => void;

/** Handler of any request. TypeScript cannot see that the schemas and the handler of one name fit together. */
type AnyHandler =
  | ((asked: unknown, sender: Sender) => Promise<unknown>)
  | { readonly checkingSession: (asked: unknown, sender: UncheckedSender) => Promise<unknown> };

type Deps = {
  readonly handlers: Handlers<RequestName>;
  readonly sessions: Pick<Sessions, 'byId'>;
  readonly backgroundTasks: BackgroundTasks;
  readonly observe: ObserveEvent | undefined; // absent: no metrics
  readonly log: Log;
};

/**
 * A connection and its queue, which handles requests one at a time: a page that is left at once must not enter after
 * leaving. Turns and shown darts are not queued: they check their own order.
 */
type Connection = {
  readonly socket: GameSocket;
  readonly runExclusive: SerialQueue['runExclusive'];
};

/** Handles all requests of a connection, and checks payloads and answers by the contract. */
export const serve = ({ handlers, sessions, backgroundTasks, observe, log }: Deps) => {
  async function answer({ socket, runExclusive }: Connection, name: string, sent: unknown) {
    const { userId, sessionId, tabId } = socket.data;
    const request = readRequest(name, sent);
    const handler = request && (handlers[request.name] as AnyHandler);
    if (handler && 'checkingSession' in handler) {
      const unchecked = { ...socket.data, connectionId: socket.id };
      return request.answer.parse(await handler.checkingSession(request.asked, { unchecked }));
    }
    return runExclusive(async () => {
      if (!(await sessions.byId(sessionId))) throw new Refusal('no-session');
      if (!handler) throw new Refusal('invalid-input');
      const sender = { userId, sessionId, tabId, socket };
      return request.answer.parse(await handler(request.asked, sender));
    });
  }

  const onRequest = (connection: Connection) => (name: string, sent: unknown, reply: Reply) => {
    const start = performance.now();
    const known = isRequest(name) ? name : 'unknown'; // made-up names must not become labels of the metrics
    backgroundTasks.run(known, async () => {
      try {
        reply({ success: true, ...(await answer(connection, name, sent)) });
        observe?.(known, 'done', start);
      } catch (error) {
        const { status, code, message } = answerTo(error);
        observe?.(known, status >= 500 ? 'failed' : 'refused', start);
        if (status >= 500) log.error({ err: error, event: known }, 'request failed');
        reply({ success: false, code, message, ...(error instanceof Refusal && error.details) });
        if (status === 401) endConnection(connection.socket, message);
      }
    });
  };

  const onRefused = (reply: Reply): void => {
    observe?.('unread', 'refused', performance.now());
    reply({ success: false, code: tooMany.code, message: tooMany.message });
  };

  return (socket: GameSocket): void =>
    listenForRequests(socket, {
      onRequest: onRequest({ socket, runExclusive: serialQueue().runExclusive }),
      onRefused,
    });
};

const tooMany = answerTo(new Refusal('too-many-requests'));

/** Parses a request; undefined if it breaks the contract. */
function readRequest(name: string, sent: unknown) {
  if (!isRequest(name)) return undefined;
  const { input, answer } = requests[name];
  const { success, data: asked } = input.safeParse(sent ?? {});
  return success ? { name, asked, answer } : undefined;
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);

/** Closes a connection whose session has ended. The client may refresh the session and reconnect. */
function endConnection(socket: GameSocket, message: string): void {
  socket.emit('authError', { message });
  socket.disconnect(true);
}
