import { requests, type RequestName } from '@darts/contracts/realtime';
import type { Sessions } from './caller.ts';
import type { Log } from './http.ts';
import type { GameSocket, Handlers, Sender } from './realtime.ts';
import { answerTo, Refusal } from './refusals.ts';

type Handle = (asked: unknown, sender: Sender) => Promise<unknown>;

/** Serves every request of the contract on one connection, checking what comes in and goes out. */
export function serve(
  socket: GameSocket,
  handlers: Handlers<RequestName>,
  sessions: Sessions,
  log: Log,
): void {
  const { tabId, sessionId } = socket.data;

  async function answer(name: RequestName, sent: unknown): Promise<object> {
    const caller = await sessions.byId(sessionId);
    if (!caller) throw new Refusal('no-session');
    const asked = requests[name].input.safeParse(sent ?? {});
    if (!asked.success) throw new Refusal('invalid-input');
    // One name's schemas and handler always agree; TypeScript cannot see it across the names.
    const handle = handlers[name] as Handle;
    return requests[name].answer.parse(await handle(asked.data, { ...caller, socket, tabId }));
  }

  socket.onAny((name: string, ...args: unknown[]) => {
    const last = args.at(-1);
    const reply = typeof last === 'function' ? last : () => {};
    const sent = typeof args[0] === 'function' ? undefined : args[0];
    const answered = isRequest(name)
      ? answer(name, sent)
      : Promise.reject(new Refusal('invalid-input'));

    answered.then(
      (told) => reply({ success: true, ...told }),
      (error: unknown) => {
        const { status, message } = answerTo(error);
        if (status >= 500) log.error({ err: error, event: name }, 'realtime request failed');
        reply({ success: false, message });
        if (status === 401) endConnection(socket, message);
      },
    );
  });
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);

/** Tells a client that its session has ended; it may refresh it and connect again. */
export function endConnection(socket: GameSocket, message: string): void {
  socket.emit('authError', { message });
  socket.disconnect(true);
}
